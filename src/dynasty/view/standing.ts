/** How a player stands, and whose standing an event may have changed. */
import { DAY_MS, startOfWeek, toRules } from '../../kernel';
import type { Instant, PlayerId, RowChange } from '../../kernel';
import { dynastyOf, participantsOf, pegsOf, seatOf, standingOf as rowOf } from '../ground/state';
import { tempoOf } from '../ground/state';
import type { GameRow } from '../ground/rows';
import type { DynastyState } from '../ground/state';
import { gamesOf } from './game';
import { recordIn } from './record';

export type DynastyStanding = {
  readonly pegs: number;
  readonly magistrelli: number;
  /** In all games that have ended. */
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

export const touchedBy = (state: DynastyState, changes: readonly RowChange[]): Set<PlayerId> =>
  new Set(changes.flatMap((change) => ofChange(state, change)));

function ofChange(state: DynastyState, { table, id }: RowChange): readonly PlayerId[] {
  switch (table) {
    case 'players':
      return [state.need('players', id).id];
    case 'standings':
      return [state.need('standings', id).id];
    case 'holdings': {
      const owner = id.slice(0, id.indexOf('|'));
      const player = state.get('players', owner.replace(/^player:/, ''));
      return player === undefined ? [] : [player.id];
    }
    case 'games':
      return ofGame(state.need('games', id));
    default:
      return [];
  }
}

/** One that goes on counts for nobody yet. */
const ofGame = (game: GameRow): readonly PlayerId[] =>
  game.status === 'ENDED' || game.status === 'VOIDED' ? participantsOf(game) : [];

/** Days and weeks of the rules, counted on from any one. */
export function periodOf(
  state: DynastyState,
  at: Instant,
): { readonly day: number; readonly week: number } {
  const rules = toRules(tempoOf(dynastyOf(state)), at);
  return { day: Math.floor(rules / DAY_MS), week: Math.floor(startOfWeek(rules) / DAY_MS) };
}
