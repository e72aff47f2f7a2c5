// Towerwatch for programs: what is asked, and what is answered. The answers are those of `towerwatch explain --json`.
import type {Colour, Explanation, FigureKind, Ruling, Square} from './answers.js';
export * from './answers.js';

export type Answer = Explanation['answers'][number];
export type Ask = Answer['ask'];
export type Footnote = Explanation['footnotes'][number];
export type Rules = Explanation['scenario']['rules'];

/** The version of Towerwatch. */
export declare const version: string;

/** A scenario, as the text of a file, its bytes, or its code (`TW1-…`). */
export type ScenarioText = string | Uint8Array;
export type Language = 'en' | 'de' | 'nl';

/** What functions throw where a scenario or an option is wrong. */
export interface Refusal extends Error {
  /** The lines that the command line prints, such as `FILE:LINE:COLUMN: error: text`. */
  errors: string[];
}

export interface Options {
  /** The language of texts; without it English. */
  language?: Language;
  /** The name with which errors begin. */
  file?: string;
}

/** A question in place of those of the scenario. */
export interface Asked {
  ask?: Ask;
  at?: Square;
  tile?: Square;
  figure?: FigureKind;
  by?: Colour;
  from?: Colour;
  target?: string;
  /** About the floor that was placed last. */
  placed?: boolean;
}

export interface ExplainOptions extends Options, Asked {
  /** In place of the rules of the scenario. */
  tower?: Rules['tower'];
  watchtowers?: Rules['watchtowers'];
  house?: Rules['house'];
  /** Whether to tell what would change each verdict. */
  hinges?: boolean;
}

/** Answers the questions of a scenario, or those that its position suggests where it asks none. */
export declare function explain(scenario: ScenarioText, options?: ExplainOptions): Promise<Explanation>;

export interface CheckedQuestion {
  /** Its number in the scenario, from 1. */
  question: number;
  ask: Ask;
  /** Where the answer is not what was expected. */
  differences: {path: string; expected: unknown; actual: unknown}[];
}
export interface Check {
  met: number;
  differing: number;
  /** Those that expect something. */
  questions: CheckedQuestion[];
}

/** Compares the answers to a scenario with what its questions expect. */
export declare function check(scenario: ScenarioText, options?: Options): Promise<Check>;

export interface RenderOptions extends Options {
  /** The number of the question whose answer is marked, from 1, which it is without it. */
  question?: number;
  dark?: boolean;
  /** Whether nothing lies below the board. */
  transparent?: boolean;
}

/** The board of a scenario as a picture: a document of SVG. */
export declare function render(scenario: ScenarioText, options?: RenderOptions): Promise<string>;

export interface FoundRuling {
  type: 'ruling';
  id: Ruling;
  title: string;
  /** In one sentence. */
  excerpt: string;
  kind: Footnote['kind'];
  text: string;
  sources: string[];
}
export interface FoundGuide {
  type: 'guide';
  id: string;
  title: string;
  text: string;
}
export interface FoundScenario {
  type: 'scenario';
  path: string;
  title: string;
  excerpt: string;
  /** What explain() and render() take. */
  text: string;
}
export type Found = FoundRuling | FoundGuide | FoundScenario;

/** Finds rulings, a guide and boards of the library by words of any of the languages, the best of each first. */
export declare function search(words: string, options?: Pick<Options, 'language'>): Promise<Found[]>;
