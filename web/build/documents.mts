import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, print, visit } from 'graphql';
import type { DocumentNode, FragmentDefinitionNode } from 'graphql';
import type { Plugin } from 'vite';

const TAG = /\bgraphql\(\s*(?:\/\* GraphQL \*\/\s*)?`([^`]*)`,?\s*\)/g;
const IMPORT = /import\s*\{\s*graphql\s*\}\s*from\s*(['"])[^'"]*generated\/gql\1;?/;
const PARSE = 'parseDocument';

/**
 * Puts each document, with the fragments that it spreads, as text into the module that has it, to be parsed
 * when that module is first run. Codegen's own module has all documents of all pages at once.
 */
export function documents(source: string): Plugin {
  let fragments: ReadonlyMap<string, FragmentDefinitionNode> | null = null;
  return {
    name: 'documents',
    enforce: 'pre',
    buildStart: () => void (fragments = null),
    watchChange: () => void (fragments = null),
    transform(code, id) {
      if (!id.startsWith(source) || !IMPORT.test(code)) return null;
      fragments ??= fragmentsIn(source);
      const known = fragments;
      const replaced = code
        .replace(TAG, (_whole, text: string) => expression(parse(text), known))
        .replace(IMPORT, `import { parse as ${PARSE} } from '@0no-co/graphql.web';`);
      return { code: replaced, map: null };
    },
  };
}

/** A fragment alone is a type and no more: only operations are sent. */
function expression(document: DocumentNode, known: ReadonlyMap<string, FragmentDefinitionNode>) {
  const [first] = document.definitions;
  if (first?.kind === Kind.FRAGMENT_DEFINITION) return '({})';
  const spread = new Map<string, FragmentDefinitionNode>();
  const gather = (node: DocumentNode | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread: ({ name: { value } }) => {
        const fragment = known.get(value);
        if (fragment === undefined) throw new Error(`There is no fragment ${value}.`);
        if (spread.has(value)) return;
        spread.set(value, fragment);
        gather(fragment);
      },
    });
  };
  gather(document);
  const text = [document, ...spread.values()].map((node) => print(node)).join('\n');
  const compact = text.replace(/\s+/g, ' ');
  return `${PARSE}(${JSON.stringify(compact)}, { noLocation: true })`;
}

function fragmentsIn(source: string): ReadonlyMap<string, FragmentDefinitionNode> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !name.startsWith('generated'),
  );
  const texts = files.flatMap((name) =>
    [...readFileSync(join(source, name), 'utf8').matchAll(TAG)].map(([, text = '']) => text),
  );
  const definitions = texts.flatMap((text) => parse(text).definitions);
  return new Map(
    definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
}
