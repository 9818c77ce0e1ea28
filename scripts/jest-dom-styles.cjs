/**
 * jsdom with cheap computed styles: a search by role computes the style of each element and of its
 * parents. The suites load no style sheets, and of jsdom's own sheet they read only what hides an
 * element.
 */
const SHEET = require.resolve('jsdom/lib/jsdom/browser/default-stylesheet.js');
/** The inherited properties that the suites read. */
const READ = ['visibility', 'pointer-events'];

/** The sheet's values of `display`, one rule for each value. `none` comes last, so that it wins. */
function displayRules(sheet) {
  const plain = sheet.replace(/\/\*[^]*?\*\/|@namespace[^;]*;/g, '');
  const selectors = new Map();
  for (const [, selector, declarations] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const display = /(?:^|[\s;])display:\s*([\w-]+)/.exec(declarations)?.[1];
    if (display === undefined) continue;
    selectors.set(display, [...(selectors.get(display) ?? []), selector.trim()]);
  }
  return [...selectors]
    .sort(([one], [other]) => Number(one === 'none') - Number(other === 'none'))
    .map(([display, all]) => `${all.join(', ')} { display: ${display}; }`)
    .join('\n');
}

const rules = displayRules(require(SHEET));
require.cache[SHEET].exports = rules;
const {
  propertiesWithResolvedValueImplemented: resolved,
} = require('jsdom/lib/jsdom/living/helpers/style-rules.js');
for (const property of Object.keys(resolved)) {
  if (!READ.includes(property)) delete resolved[property];
}

module.exports = require('jsdom');
