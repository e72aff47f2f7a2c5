// SPDX-License-Identifier: MIT
/// Starts the page as soon as its referee is there.
const refereeOfThisPage = openReferee(name => document.getElementById('referee-' + name).textContent);
window.towerwatch = programsOf(refereeOfThisPage);
refereeOfThisPage.then(startPage, failPage);
