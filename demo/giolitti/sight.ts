/** A participant's analysis of its game. */
import type { TableFragment, TableSubscription } from '../generated/operations';
import { chances } from './choose';
import type { Position, Side } from './position';
import type { Rules } from './rules';
import { rulesOf } from './seat';
import type { Seat } from './seat';

/** A game as its participant sees it. */
type OwnTable = Extract<TableSubscription['tableUpdated'], { readonly __typename: 'GiolittiGame' }>;
type Participant = OwnTable['participants'][number];

/** The attempts made in this game; none is repeated. */
export type Tried = Set<'REVEAL' | 'REALI' | 'SFIDA' | 'BET'>;

export type Sight = {
  readonly seat: Seat;
  readonly table: OwnTable;
  readonly own: Participant;
  readonly other: Participant;
  readonly position: Position;
  /** The bot's estimate of its chance to win. */
  readonly chance: number;
  readonly tried: Tried;
};

export async function see(seat: Seat, table: OwnTable, tried: Tried): Promise<Sight> {
  const rules = await rulesOf(seat, table);
  const own = table.participants.find(({ player }) => player.id === seat.playerId);
  const other = table.participants.find(({ player }) => player.id !== seat.playerId);
  if (own === undefined || other === undefined) throw new Error('A table for two has two sides.');
  const chance = chances(own.score - other.score, playsLeft(table, rules));
  return { seat, table, own, other, position: positionOf(table, rules, own, other), chance, tried };
}

/** The position for a claim of `holder` against `opponent`. */
function positionOf(
  { grandCanal, bersaglio, tricks }: TableFragment,
  rules: Rules,
  holder: TableFragment['participants'][number],
  opponent: TableFragment['participants'][number],
): Position {
  return {
    rules,
    grandCanal,
    bersaglio,
    active: tricks
      .filter(({ active }) => active || !rules.onlyActiveTricksScore)
      .map(({ trick }) => trick),
    holder: sideOf(holder),
    opponent: sideOf(opponent),
  };
}

const sideOf = ({
  plays,
  mask,
  revealedMasks,
  unmetEffects,
}: TableFragment['participants'][number]): Side => ({
  plays: plays.map(({ card: { rank, suit } }) => ({ rank, suit })),
  masks: mask === null ? revealedMasks : [mask, ...revealedMasks],
  unmet: unmetEffects.length > 0,
});

const playsLeft = (table: TableFragment, rules: Rules): number =>
  table.participants.reduce((sum, { plays }) => sum + rules.playsPerParticipant - plays.length, 0);
