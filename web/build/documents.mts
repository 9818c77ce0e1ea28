import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, OperationTypeNode, parse, print, visit } from 'graphql';
import type {
  ASTNode,
  DefinitionNode,
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  SelectionSetNode,
} from 'graphql';
import type { Plugin } from 'vite';
import { firstAsked } from './first-asked.mts';

const TAG = /\bgraphql\(\s*(?:\/\* GraphQL \*\/\s*)?`([^`]*)`,?\s*\)/g;
const IMPORT = /import\s*\{\s*graphql\s*\}\s*from\s*(['"])([^'"]*)generated\/gql\1;?/;
const PARSE = 'parseDocument';
const KNOW = 'persistedDocument';

/** Maps the SHA-256 of each document to its text; read by the server. */
const MANIFEST = 'documents.json';
/** The documents and variables of each first page's queries; read by the server. */
const FIRST_ASKED = 'first-asked.json';

/**
 * Puts each document's text, with its fragments, into the module that uses it, since codegen's own
 * module has the documents of every page. The built client parses a document on first use, and
 * sends its SHA-256 instead of the text. The server finds the text in a manifest.
 */
export function documents(source: string): Plugin {
  let fragments: ReadonlyMap<string, FragmentDefinitionNode> | null = null;
  let isBuilt = false;
  const built = new Map<string, string>();
  const hashes = new Map<string, string>();
  return {
    name: 'documents',
    enforce: 'pre',
    configResolved: ({ command }) => void (isBuilt = command === 'build'),
    buildStart: () => void (fragments = null),
    watchChange: () => void (fragments = null),
    transform(code, id) {
      if (!id.startsWith(source) || !IMPORT.test(code)) return null;
      fragments ??= fragmentsIn(source);
      const known = fragments;
      const replaced = code
        .replace(TAG, (_whole, written: string) => {
          const whole = wholeDocument(parse(written), known);
          if (whole === null) return '({})';
          const text = JSON.stringify(whole.text);
          if (!isBuilt) return `${PARSE}(${text}, { noLocation: true })`;
          const hash = createHash('sha256').update(whole.text).digest('hex');
          built.set(hash, whole.text);
          hashes.set(whole.name, hash);
          return `${KNOW}(${text}, '${whole.name}', '${hash}')`;
        })
        .replace(IMPORT, (_whole, _quote, up: string) =>
          isBuilt
            ? `import { ${KNOW} } from '${up}platform/api/persisted-documents';`
            : `import { parse as ${PARSE} } from '@0no-co/graphql.web';`,
        );
      return { code: replaced, map: null };
    },
    generateBundle() {
      // The server-rendering build has the same documents.
      if (this.environment.config.consumer === 'server') return;
      const sorted = Object.fromEntries(
        [...built].sort(([one], [other]) => (one < other ? -1 : 1)),
      );
      this.emitFile({ type: 'asset', fileName: MANIFEST, source: JSON.stringify(sorted) });
      const first = JSON.stringify(firstAsked(hashes));
      this.emitFile({ type: 'asset', fileName: FIRST_ASKED, source: first });
    },
  };
}

type Whole = { readonly name: string; readonly text: string };

/**
 * The document as the cache would send it: `__typename` in each object, and `seq` in each
 * mutation's payload. Null for a lone fragment, since only operations are sent.
 */
function wholeDocument(
  document: DocumentNode,
  known: ReadonlyMap<string, FragmentDefinitionNode>,
): Whole | null {
  const [first] = document.definitions;
  if (first?.kind !== Kind.OPERATION_DEFINITION) return null;
  if (first.name === undefined) throw new Error('An operation has no name.');
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
  const definitions = [...document.definitions.map(withSeq), ...spread.values()];
  const typed = visit({ kind: Kind.DOCUMENT, definitions }, { SelectionSet: withType });
  return { name: first.name.value, text: print(typed).replace(/\s+/g, ' ') };
}

const fieldOf = (name: string): FieldNode => ({
  kind: Kind.FIELD,
  name: { kind: Kind.NAME, value: name },
});

const withField = (set: SelectionSetNode, field: FieldNode): SelectionSetNode => ({
  ...set,
  selections: [...set.selections, field],
});

const SEQ = fieldOf('seq');

/** Adds `seq`, which every payload has. */
function withSeq(definition: DefinitionNode): DefinitionNode {
  if (definition.kind !== Kind.OPERATION_DEFINITION) return definition;
  if (definition.operation !== OperationTypeNode.MUTATION) return definition;
  const selections = definition.selectionSet.selections.map((each) =>
    each.kind === Kind.FIELD && each.selectionSet !== undefined
      ? { ...each, selectionSet: withField(each.selectionSet, SEQ) }
      : each,
  );
  return { ...definition, selectionSet: { ...definition.selectionSet, selections } };
}

const TYPE = fieldOf('__typename');

/** The root of an operation needs no `__typename`. */
function withType(
  set: SelectionSetNode,
  _key: unknown,
  parent: ASTNode | readonly ASTNode[] | undefined,
): SelectionSetNode | undefined {
  const isRoot =
    parent !== undefined && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
  const hasType = set.selections.some(
    (each) => each.kind === Kind.FIELD && each.name.value === '__typename' && !each.alias,
  );
  return isRoot || hasType ? undefined : withField(set, TYPE);
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
