/** The tricks that an action at a table can change. */
import { tableActionsOf } from '../../rulesets';
import type { DynastyRuleset, TableAction } from '../../rulesets';
import { asidesOf } from '../table-log/asides';
import type { GameRow, PlayerRow } from '../model/rows';
import { environmentOf } from '../model/state';
import type { DynastyState } from '../model/state';

/** The action with the code in the game's rules; null if there is none. */
export const tableActionIn = (
  state: DynastyState,
  game: GameRow,
  code: string,
): TableAction | null =>
  tableActionsOf(environmentOf(state, game)).find(({ action }) => action === code) ?? null;

/** The tricks that the action can change, in the order of the rules. */
export const tricksInReach = (
  { tricks }: DynastyRuleset,
  game: GameRow,
  { effect: { type, classes } }: TableAction,
): string[] =>
  tricks
    .filter(({ class: of }) => classes.includes(of))
    .map(({ trick }) => trick)
    .filter((trick) => game.tricks.includes(trick) === (type === 'REMOVE_TRICK'));

/** The active tricks after the action, in the order of the rules. */
export const tricksAfter = (
  { tricks }: DynastyRuleset,
  game: GameRow,
  { effect: { type } }: TableAction,
  chosen: string,
): string[] =>
  tricks
    .map(({ trick }) => trick)
    .filter((trick) => (trick === chosen ? type === 'ADD_TRICK' : game.tricks.includes(trick)));

/**
 * The number of the action's uses in the game: by the player, or by everybody if the limit is the
 * game's.
 */
export const timesTaken = (
  state: DynastyState,
  { id }: GameRow,
  player: PlayerRow,
  { action, limit }: TableAction,
): number =>
  asidesOf(state, id).filter(
    ({ aside }) =>
      'action' in aside &&
      aside.action === action &&
      (limit?.of === 'GAME' || aside.playerId === player.id),
  ).length;
