/** A player's standing, and the players whose standing an event may have changed. */
import { DAY_MS, playerId, startOfWeek, toRules } from '../../kernel';
import type { Instant, PlayerId } from '../../kernel';
import { affectedPlayersOf } from '../../season';
import { dynastyOf, participantsOf, pegsOf, seatOf, standingOf as rowOf } from '../model/state';
import { tempoOf } from '../model/state';
import type { GameRow } from '../model/rows';
import type { DynastyRows, DynastyState } from '../model/state';
import { gamesOf } from './game';
import { recordIn } from './record';

export type DynastyStanding = {
  readonly pegs: number;
  readonly magistrelli: number;
  /** The sum of the scores in all ended games. */
  readonly score: number;
  readonly games: number;
  readonly won: number;
};

export function standingOf(state: DynastyState, player: PlayerId): DynastyStanding {
  const all = gamesOf(state, player);
  const ended = all.filter(({ status }) => status === 'ENDED');
  const { games, won } = recordIn(all, player);
  return {
    pegs: pegsOf(state, player),
    magistrelli: rowOf(state, player).magistrelli,
    score: ended.reduce((sum, game) => sum + seatOf(state, game, player).score, 0),
    games,
    won,
  };
}

export const playersAffectedBy = affectedPlayersOf<DynastyState, DynastyRows>({
  players: (_state, id) => [id],
  standings: (_state, id) => [id],
  holdings: (state, id) => {
    const owner = id.slice(0, id.indexOf('|'));
    const player = state.get('players', playerId(owner.replace(/^player:/, '')));
    return player === undefined ? [] : [player.id];
  },
  games: (state, id) => ofGame(state.need('games', id)),
});

/** The participants of a finished game. An unfinished game changes no standing. */
const ofGame = (game: GameRow): readonly PlayerId[] =>
  game.status === 'ENDED' || game.status === 'VOIDED' ? participantsOf(game) : [];

/** The numbers of the rules-day and of the first rules-day in its week. */
export function periodOf(
  state: DynastyState,
  at: Instant,
): { readonly day: number; readonly week: number } {
  const rules = toRules(tempoOf(dynastyOf(state)), at);
  return { day: Math.floor(rules / DAY_MS), week: Math.floor(startOfWeek(rules) / DAY_MS) };
}
