/**
 * The declaration of a secret action: a JSON object with each declared thing under its name, such as
 * `{"HAND":"ROCK","STAKE":3,"RIVAL":"Ann"}`. A player is written by name or id, a card by its codes,
 * a lot by its number. What follows is salt, as with bids [ruling D4].
 */
import type { DeclaredPart, SecretAction } from '../../../rulesets';
import { PLAYER_IDS } from '../../model/ids';
import { activePlayers, playersOf } from '../../model/players';
import type { PlayerRow, SeasonState } from '../../model/rows';
import { declarationOf, isObject, parseJson } from '../secret-actions';
import type { DeclaredThing } from './vocabulary';

const FIELDS = {
  CHOICE: 'choice',
  NUMBER: 'number',
  PLAYER: 'playerId',
  CARD: 'card',
  LOT: 'lot',
} as const satisfies Record<DeclaredPart['type'], keyof DeclaredThing>;

export type DeclarationFault = { readonly field: string; readonly expected: string };

/** The first fault of a declaration: a missing, repeated or unknown part, or a wrong thing. */
export function declarationFault(
  { declares }: SecretAction,
  declared: readonly DeclaredThing[],
): DeclarationFault | null {
  const names = declares.map(({ name }) => name);
  const isWhole =
    declared.length === names.length &&
    names.every((name) => declared.some((thing) => thing.name === name));
  if (!isWhole) return { field: 'declares', expected: `one of each: ${names.join(', ')}` };
  for (const part of declares) {
    const thing = declared.find(({ name }) => name === part.name);
    const expected = thing === undefined ? null : unexpected(part, thing);
    if (expected !== null) return { field: part.name, expected };
  }
  return null;
}

/** What the part expects, if the thing is something else; null if it is that. */
function unexpected(part: DeclaredPart, { name: _name, ...fields }: DeclaredThing): string | null {
  const { choice, number = NaN, lot = NaN } = fields;
  const field = FIELDS[part.type];
  const isAlone = fields[field] !== undefined && Object.keys(fields).length === 1;
  switch (part.type) {
    case 'CHOICE': {
      const codes = part.choices.map((each) => each.choice);
      const isOne = isAlone && choice !== undefined && codes.includes(choice);
      return isOne ? null : `a choice of ${codes.join(', ')}`;
    }
    case 'NUMBER': {
      const isIn = Number.isInteger(number) && number >= part.least && number <= part.most;
      return isAlone && isIn ? null : `a whole number from ${part.least} to ${part.most}`;
    }
    case 'LOT':
      return isAlone && Number.isSafeInteger(lot) && lot > 0 ? null : 'a lot';
    case 'PLAYER':
      return isAlone ? null : 'a player';
    case 'CARD':
      return isAlone ? null : 'a card';
  }
}

/** The declaration as text, in the order of the rules. */
export const printDeclaration = (
  { declares }: SecretAction,
  declared: readonly DeclaredThing[],
): string =>
  JSON.stringify(
    Object.fromEntries(
      declares.map(({ name, type }) => [
        name,
        declared.find((thing) => thing.name === name)?.[FIELDS[type]],
      ]),
    ),
  );

/** The declared things of a revealed text; null if it does not declare the secret action. */
export function readDeclaration(
  state: SeasonState,
  secret: SecretAction,
  text: string,
): readonly DeclaredThing[] | null {
  const document = parseJson(declarationOf(text));
  if (!isObject(document)) return null;
  const names = secret.declares.map(({ name }) => name);
  if (Object.keys(document).some((name) => !names.includes(name))) return null;
  const declared: DeclaredThing[] = [];
  for (const { name, type } of secret.declares) {
    const field = Object.hasOwn(document, name) ? fieldOf(state, type, document[name]) : null;
    if (field === null) return null;
    declared.push({ name, ...field });
  }
  return declarationFault(secret, declared) === null ? declared : null;
}

function fieldOf(
  state: SeasonState,
  type: DeclaredPart['type'],
  value: unknown,
): Omit<DeclaredThing, 'name'> | null {
  switch (type) {
    case 'CHOICE':
      return typeof value === 'string' ? { choice: value } : null;
    case 'NUMBER':
      return typeof value === 'number' ? { number: value } : null;
    case 'LOT':
      return typeof value === 'number' ? { lot: value } : null;
    case 'PLAYER': {
      if (typeof value !== 'string') return null;
      // A number first: nobody takes another's place by a name such as `p3`.
      const playerId = PLAYER_IDS.read(value) ?? namedPlayer(state, value)?.id ?? null;
      return playerId === null ? null : { playerId };
    }
    case 'CARD': {
      if (!isObject(value)) return null;
      const { rank, suit } = value;
      return typeof rank === 'string' && typeof suit === 'string' ? { card: { rank, suit } } : null;
    }
  }
}

/** The present player of this name, or else the last one who has left; null for none. */
const namedPlayer = (state: SeasonState, name: string): PlayerRow | null =>
  activePlayers(state).find((player) => player.name === name) ??
  playersOf(state, true).findLast((player) => player.name === name) ??
  null;
