/**
 * The kinds of mechanics that an amendment can give to the rules: the entries of a document's lists,
 * and the parts that a document can lack.
 */
import type { Ruleset } from '../document/ruleset';
import { NO_MECHANICS } from '../mechanics/empty-lists';
import type { Container } from '../patching/pointer';
import { isContainer, namesIn, ownEntry } from '../patching/pointer';
import { describedGame } from './games';
import type { Game, Property } from './properties';

export type MechanicKind = {
  /** The JSON pointer at which a patch adds it: `/actions/-`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly fields: readonly Property[];
  /** The first is valid in the usual edition; the others, beside the first of each kind. */
  readonly examples: readonly unknown[];
};

const kinds = new Map<Game, readonly MechanicKind[]>();

/** All kinds of a game. */
export function mechanicKindsOf(game: Game): readonly MechanicKind[] {
  const known = kinds.get(game) ?? describedGame(game).properties.flatMap(kindAt(game));
  kinds.set(game, known);
  return known;
}

/** `startsList`: the rules lack the list, so a patch adds a list with the entry at the path. */
export type PresentKind = MechanicKind & { readonly startsList: boolean };

/** The kinds that can be added to these rules now: they have the part that holds the list. */
export const mechanicKindsIn = (ruleset: Ruleset): readonly PresentKind[] =>
  mechanicKindsOf(ruleset.kind).flatMap((kind) => {
    const place = kind.path.replace(/\/-$/, '');
    const names = namesIn(place);
    const within = valueAt(ruleset, names.slice(0, -1));
    if (!isContainer(within) || !canHave(ruleset, names, within)) return [];
    const isList = place !== kind.path;
    const name = names.at(-1) ?? '';
    const startsList =
      isList && ownEntry(within, name) === undefined && !Object.hasOwn(ALWAYS_THERE, name);
    return [{ ...kind, startsList, path: startsList ? place : kind.path }];
  });

/** The lists to which a patch can always add entries. */
const ALWAYS_THERE = { ...NO_MECHANICS, articles: [] };

/** True if the alternative in force has the property. */
function canHave({ kind }: Ruleset, names: readonly string[], within: Container): boolean {
  const { when } = describedGame(kind).byPath.get(names.join('/'))?.[0] ?? {};
  return !when || when.values.includes(String(ownEntry(within, when.field)));
}

const valueAt = (document: unknown, names: readonly string[]): unknown =>
  names.reduce<unknown>(ownEntry, document);

const kindAt =
  (game: Game) =>
  (property: Property): readonly MechanicKind[] => {
    const { path, type, required, nullable, schema, title, description } = property;
    if (path.includes('*')) return [];
    const { properties, editions } = describedGame(game);
    const fieldsIn = (names: readonly string[]): readonly Property[] =>
      properties
        .filter((each) => each.path.length > names.length && startsWith(each.path, names))
        .map((each) => ({ ...each, path: each.path.slice(names.length) }));
    const entry = schema.items;
    if (entry?.title !== undefined) {
      const { title: called, description: said = '', examples = [] } = entry;
      const fields = fieldsIn([...path, '*']);
      const whole = { title: called, description: said, examples: ofGame(game, examples) };
      return [{ path: `/${path.join('/')}/-`, ...whole, fields }];
    }
    if (type !== 'OBJECT' || (required && !nullable)) return [];
    const edited = editions.map((edition) => valueAt(edition, path));
    const examples =
      schema.examples ?? edited.filter((value) => typeof value === 'object' && value !== null);
    const whole = { title, description, examples: ofGame(game, examples) };
    return [{ path: `/${path.join('/')}`, ...whole, fields: fieldsIn(path) }];
  };

const startsWith = (path: readonly string[], names: readonly string[]): boolean =>
  names.every((name, at) => path[at] === name);

/** Examples of both games name the chips of a round. The only item of a dynasty is pegs. */
const ofGame = (game: Game, examples: readonly unknown[]): readonly unknown[] =>
  game === 'ROUND'
    ? examples
    : (JSON.parse(JSON.stringify(examples).replaceAll('CHIP"', 'PEG"')) as unknown[]);
