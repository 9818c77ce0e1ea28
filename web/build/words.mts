import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import type { Plugin } from 'vite';

const WORD = 'words:';
/** Marks each module as JavaScript, even if its key ends like a stylesheet's name. */
const ENDING = '.js';
/** Files without texts of their own. */
const OTHERS = ['catalogue.ts', 'format.ts', 'translate.ts'];
const QUOTED = /'([\w.-]+)'/g;
/** The start of a key with a dynamic end: `log.${channel}`. */
const BEGUN = /`([\w-]+\.[\w.-]*)\$\{/g;

/**
 * Puts each text into the file that uses it. The whole catalogue would delay the first page with
 * the texts of all other pages.
 */
export function words(source: string): Plugin {
  const catalogue = join(source, 'platform/i18n/catalogue.ts');
  const texts = textsIn(join(source, 'platform/i18n'));
  return {
    name: 'words',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id) => (id.startsWith(WORD) ? `\0${id}${ENDING}` : null),
    load(id) {
      if (id === catalogue) return 'export const CATALOGUE = {};';
      if (!id.startsWith(`\0${WORD}`)) return null;
      const key = id.slice(WORD.length + 1, -ENDING.length);
      const entry = `CATALOGUE[${JSON.stringify(key)}] = ${JSON.stringify(texts.get(key))};`;
      return `import { CATALOGUE } from ${JSON.stringify(catalogue)};\n${entry}`;
    },
    transform(code, id) {
      if (!id.startsWith(source) || !/\.tsx?$/.test(id) || id.includes('/generated/')) return null;
      const said = keysIn(code, texts);
      if (said.size === 0) return null;
      const imports = [...said].map((key) => `import ${JSON.stringify(WORD + key)};`).join('');
      return { code: `${imports}${code}`, map: null };
    },
  };
}

/** All keys that a module names, even outside `t`, since it may pass them on. */
function keysIn(code: string, texts: ReadonlyMap<string, string>): ReadonlySet<string> {
  const quoted = [...code.matchAll(QUOTED)].map(([, key = '']) => key);
  const begun = [...code.matchAll(BEGUN)].flatMap(([, beginning = '']) =>
    [...texts.keys()].filter((key) => key.startsWith(beginning)),
  );
  return new Set([...quoted.filter((key) => texts.has(key)), ...begun]);
}

/** All texts by key. Each catalogue file is a constant object of plain texts. */
function textsIn(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder).filter((name) => !OTHERS.includes(name));
  return new Map(names.flatMap((name) => textsOf(readFileSync(join(folder, name), 'utf8'))));
}

function textsOf(code: string): [string, string][] {
  const { program } = parseSync('words.ts', code);
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    if (statement.declaration?.type !== 'VariableDeclaration') return [];
    return statement.declaration.declarations.flatMap(({ init }) => {
      const value = init?.type === 'TSAsExpression' ? init.expression : init;
      if (value?.type !== 'ObjectExpression') return [];
      return value.properties.flatMap((property): [string, string][] => {
        // Skips spreads of other files, which are read separately.
        if (property.type !== 'Property') return [];
        const { key, value: text } = property;
        const name =
          key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : null;
        if (typeof name !== 'string' || text.type !== 'Literal' || typeof text.value !== 'string') {
          throw new Error('What the catalogue says is plain text.');
        }
        return [[name, text.value]];
      });
    });
  });
}
