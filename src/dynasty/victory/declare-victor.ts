/**
 * Whoever first meets a condition of the ruleset has won, and the dynasty ends with it. What is going
 * on at that instant is carried out whole before anybody is looked at; of several the one with more
 * pegs wins, then with more Magistrelli, then who joined first [rulings S2, V23].
 */
import { assertNever, byOrdinal, CLOCK } from '../../kernel';
import type { PlayerId } from '../../kernel';
import type { DynastyVictoryCondition } from '../../rulesets';
import { activePlayers, nameOf, putResults, TELLS_ALL } from '../../season';
import type { ProposalId } from '../../season';
import type { DynastyEventRecord } from '../ground/declare';
import type { PlayerRow } from '../ground/rows';
import { patchDynasty, pegsOf, rulesetOf, standingOf } from '../ground/state';
import type { DynastyState } from '../ground/state';
import type { DynastyTurn } from '../ground/turn';
import type { DynastyWon } from './events';
import { leaderboardOf } from './leaderboard';
import { windUp } from './wind-up';

export function declareVictor(turn: DynastyTurn): void {
  const { state } = turn;
  const victory = rulesetOf(state).victory ?? [];
  if (victory.length === 0) return;
  const [victor] = inOrderOfPegs(state).filter((player) =>
    victory.some((condition) => meets(state, player, condition)),
  );
  if (victor !== undefined) winDynasty(turn.as(CLOCK), victor.id);
}

/** By what happened, or by the proposal that says so [ruling X10]. */
export function winDynasty(turn: DynastyTurn, playerId: PlayerId, proposalId?: ProposalId): void {
  windUp(turn);
  turn.emit({ type: 'DynastyWon', playerId, ...(proposalId !== undefined && { proposalId }) });
}

const inOrderOfPegs = (state: DynastyState): PlayerRow[] =>
  activePlayers(state)
    .sort(byOrdinal)
    .sort(
      (a, b) =>
        pegsOf(state, b.id) - pegsOf(state, a.id) ||
        standingOf(state, b.id).magistrelli - standingOf(state, a.id).magistrelli,
    );

function meets(
  state: DynastyState,
  { id }: PlayerRow,
  condition: DynastyVictoryCondition,
): boolean {
  const pegs = pegsOf(state, id);
  switch (condition.type) {
    case 'PEGS':
      return pegs >= condition.least;
    case 'MAGISTRELLI':
      return standingOf(state, id).magistrelli >= condition.least;
    case 'PEGS_AHEAD': {
      const others = activePlayers(state).filter((player) => player.id !== id);
      return (
        others.length > 0 && others.every((other) => pegs >= pegsOf(state, other.id) + condition.by)
      );
    }
    default:
      return assertNever(condition);
  }
}

export const dynastyWon: DynastyEventRecord<DynastyWon> = {
  ...TELLS_ALL,
  evolve: (state, { atMs, event: { playerId } }) => {
    patchDynasty(state, { status: 'ENDED', endedAtMs: atMs, winnerId: playerId });
    putResults(state, leaderboardOf(state, 'PEGS'));
  },
  text: (state, { playerId, proposalId }) =>
    `${nameOf(state, playerId)} won the dynasty${proposalId === undefined ? '' : ', as a proposal says'}.`,
};
