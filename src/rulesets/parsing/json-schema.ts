/**
 * The shape of ruleset documents as JSON Schema (2020-12), made from the declarations that parse
 * them, with a title, a description and an example of each property. It omits the checks of
 * properties against each other, such as whether named codes exist.
 */
import { z } from 'zod';
import { DynastyRuleset } from '../dynasty/document';
import { exampleOf } from './examples';
import { describedGame } from './games';
import { titleOf } from './properties';
import type { Game, Property } from './properties';
import { RoundRuleset } from '../round/document';

type Node = {
  $ref?: string;
  $defs?: Record<string, Node>;
  properties?: Record<string, Node>;
  items?: Node;
  oneOf?: Node[];
  anyOf?: Node[];
  const?: unknown;
  enum?: unknown[];
  title?: string;
  examples?: unknown[];
};

function schemaOf(game: Game, document: z.ZodType, title: string) {
  const schema = z.toJSONSchema(document, {
    ...{ target: 'draft-2020-12', reused: 'ref' },
    // Validators refuse keywords that they do not know.
    override: ({ jsonSchema }) => {
      delete jsonSchema['form'];
      delete jsonSchema['names'];
      delete jsonSchema['only'];
      delete jsonSchema['says'];
      delete jsonSchema['absent'];
      delete jsonSchema['labels'];
    },
  });
  annotate(game, schema as Node);
  return { ...schema, title };
}

/** Adds titles and examples to the properties. */
function annotate(game: Game, root: Node): void {
  const { byPath } = describedGame(game);
  const resolve = (node: Node): Node =>
    node.$ref === undefined ? node : resolve(root.$defs?.[node.$ref.split('/').at(-1) ?? ''] ?? {});
  const isOf = ({ when }: Property, properties: Record<string, Node>): boolean => {
    if (when === null) return true;
    const selector = resolve(properties[when.field] ?? {});
    return when.values.some((value) => [selector.const, ...(selector.enum ?? [])].includes(value));
  };
  const walk = (given: Node, path: readonly string[]): void => {
    const { properties = {}, items, oneOf = [], anyOf = [] } = resolve(given);
    for (const alternative of [...oneOf, ...anyOf]) walk(alternative, path);
    if (items !== undefined) walk(items, [...path, '*']);
    for (const [name, node] of Object.entries(properties)) {
      const here = [...path, name];
      const property = byPath.get(here.join('/'))?.find((each) => isOf(each, properties));
      const { const: only, enum: values, title } = resolve(node);
      node.title ??= title ?? titleOf(name);
      // The properties within have examples of their own.
      if (property !== undefined && only === undefined && isLeaf(property)) {
        const example = exampleOf(game, property);
        node.examples ??= [values?.includes(example) === false ? values[0] : example];
      }
      walk(node, here);
    }
  };
  walk(root, []);
}

const isLeaf = ({ type, schema: { items } }: Property): boolean =>
  type !== 'OBJECT' && items?.properties === undefined && items?.oneOf === undefined;

export const roundJsonSchema = () =>
  schemaOf('ROUND', RoundRuleset, 'A ruleset of the Auction Casino');
export const dynastyJsonSchema = () => schemaOf('DYNASTY', DynastyRuleset, 'A ruleset of Giolitti');
