// SPDX-License-Identifier: MIT
/// Starts the page as soon as its referee is there.
const refereeOfThisPage = openReferee(name => document.getElementById('referee-' + name).textContent);
window.towerwatch = programsOf(refereeOfThisPage);
refereeOfThisPage.then(startPage, failPage);
// The page of a site can be installed, and is there without a network; a page alone asks for no other file.
if (document.querySelector('link[rel=manifest]') && !isEmbedded) navigator.serviceWorker?.register('worker.js');
