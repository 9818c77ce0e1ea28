/**
 * The first player to meet a condition of the ruleset wins, and the dynasty ends. The check comes
 * after everything due at that instant. Among several players, more pegs win, then more
 * Magistrelli, then the earlier joining, unless the ruleset's own conditions break ties otherwise
 * [rulings S2, V23, AB4].
 */
import { assertNever, byOrdinal, CLOCK } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { valueOfName } from '../../rulesets';
import type { DynastyVictoryCondition, Value } from '../../rulesets';
import {
  activePlayers,
  putResults,
  trackedOf,
  winnersByConditions,
  winnersIn,
  wonBy,
  wonOf,
} from '../../season';
import type { ProposalId, ValueOfPlayer } from '../../season';
import type { DynastyEventRecord } from '../model/records';
import type { GameRow, PlayerRow } from '../model/rows';
import { patchDynasty, pegsOf, rulesetOf, standingOf } from '../model/state';
import type { DynastyState } from '../model/state';
import type { DynastyTurn } from '../model/types';
import type { DynastyWon } from '../season/vocabulary';
import { rankedBy } from './leaderboard';
import { windUp } from './wind-up';

export function declareVictor(turn: DynastyTurn): void {
  winDynasty(turn.as(CLOCK), victorsIn(turn.state));
}

/** The players who would win in the present state. */
export function victorsIn(state: DynastyState): PlayerId[] {
  const { victory = [], victoryConditions } = rulesetOf(state);
  if (victory.length === 0 && victoryConditions === undefined) return [];
  const players = inOrderOfPegs(state);
  const victor = players.find((player) =>
    victory.some((condition) => meets(state, player, condition)),
  );
  if (victor !== undefined) return [victor.id];
  if (victoryConditions === undefined) return [];
  const ids = players.map(({ id }) => id);
  const valueOf: ValueOfPlayer = (name, player) => victoryValue(state, name, player);
  return winnersByConditions(victoryConditions, ids, valueOf);
}

/**
 * Ends the dynasty if there are winners. `by`: the proposal that declares them; left out for a
 * victory by play [ruling X10].
 */
export function winDynasty(turn: DynastyTurn, winners: readonly PlayerId[], by?: ProposalId): void {
  const won = wonBy(winners, by);
  if (won === null) return;
  windUp(turn);
  turn.emit({ type: 'DynastyWon', ...won });
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

/** A player's value, for the ruleset's own conditions [ruling AB4]. */
export function victoryValue(state: DynastyState, name: string, player: PlayerId): Value {
  const value = valueOfName(name);
  if (value !== null) return trackedOf(state, rulesetOf(state), player)(value);
  switch (name) {
    case 'pegs':
      return BigInt(pegsOf(state, player));
    case 'magistrelli':
      return BigInt(standingOf(state, player).magistrelli);
    case 'gamesPlayed':
      return BigInt(endedGames(state, player).length);
    case 'gamesWon':
      return BigInt(
        endedGames(state, player).filter(({ campioneId }) => campioneId === player).length,
      );
    default:
      return 0n;
  }
}

const endedGames = (state: DynastyState, player: PlayerId): GameRow[] =>
  state
    .by('seats', 'player', player)
    .map(({ gameId }) => state.need('games', gameId))
    .filter(({ status }) => status === 'ENDED');

export const dynastyWon: DynastyEventRecord<DynastyWon> = {
  ...wonOf('dynasty'),
  evolve: (state, { atMs, event }) => {
    patchDynasty(state, { status: 'ENDED', endedAtMs: atMs, winnerId: event.playerId });
    putResults(state, rankedBy(state, 'PEGS', winnersIn(event)));
  },
};
