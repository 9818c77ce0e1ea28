import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = join(__dirname, '../../web/src');
const SHEETS = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);

/** The selectors of a stylesheet, without the arguments of functional selectors. */
function selectorsIn(css: string): string[] {
  const plain = css.replace(/\/\*[^]*?\*\//g, '');
  return [...plain.matchAll(/([^{};]+)\{/g)]
    .map(([, selector = '']) => unbracketed(selector))
    .filter((selector) => !selector.trim().startsWith('@'))
    .flatMap((selector) => selector.split(','))
    .map((selector) => selector.trim());
}

function unbracketed(selector: string): string {
  const inner = selector.replace(/\([^()]*\)/g, '');
  return inner === selector ? inner : unbracketed(inner);
}

/**
 * The classes that a selector defines. A selector that combines elements defines none: it only
 * modifies their classes.
 */
const definedBy = (selector: string): string[] =>
  /[\s>+~]|:has/.test(selector)
    ? []
    : [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name!);

it('each class is defined in one stylesheet: which was loaded first decides nothing', () => {
  const sheetsOf = new Map<string, Set<string>>();
  for (const sheet of SHEETS) {
    for (const name of selectorsIn(readFileSync(join(SOURCE, sheet), 'utf8')).flatMap(definedBy)) {
      sheetsOf.set(name, (sheetsOf.get(name) ?? new Set()).add(sheet));
    }
  }
  const doubled = [...sheetsOf].filter(([, sheets]) => sheets.size > 1);
  expect(sheetsOf.size).toBeGreaterThan(300);
  expect(doubled.map(([name, sheets]) => [name, ...sheets])).toEqual([]);
});
