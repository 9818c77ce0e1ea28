/** Statistics of a dynasty, from public data. */
import { byOrdinal } from '../../kernel';
import { meaningOf } from '../registry/event';
import type { GameRow, PlayerRow } from '../model/rows';
import { participantsOf, rulesetOf } from '../model/state';
import type { DynastyState } from '../model/state';
import { trickName } from '../model/wording';
import { recordIn } from './record';
import { tricksAtStart } from '../scoring/past-position';
import type { GameRecord } from './record';

export type TrickCount = { readonly trick: string; readonly name: string; readonly games: number };
export type CampioneCount = { readonly player: PlayerRow; readonly record: GameRecord };

export type DynastyStatistics = {
  readonly gamesStarted: number;
  readonly gamesEnded: number;
  readonly gamesVoided: number;
  readonly plays: number;
  readonly claims: number;
  readonly claimsFailed: number;
  readonly pointsScored: number;
  readonly sfideOffered: number;
  readonly sfideAccepted: number;
  readonly bets: number;
  readonly fines: number;
  readonly withoutCampione: number;
  readonly tricks: readonly TrickCount[];
  readonly campioni: readonly CampioneCount[];
};

export function dynastyStatistics(state: DynastyState): DynastyStatistics {
  const games = state.all('games').sort(byOrdinal);
  const ended = games.filter(({ status }) => status === 'ENDED');
  const plays = state.all('plays');
  const claimed = plays.filter(({ claim }) => claim > 0);
  const sfide = state.all('asides').map(({ aside }) => meaningOf(aside).sfida?.(aside));
  return {
    gamesStarted: games.length,
    gamesEnded: ended.length,
    gamesVoided: games.filter(({ status }) => status === 'VOIDED').length,
    plays: plays.length,
    claims: claimed.length,
    claimsFailed: claimed.filter(({ scored }) => scored === 0).length,
    pointsScored: plays.reduce((sum, { scored }) => sum + scored, 0),
    sfideOffered: sfide.filter((sfida) => sfida === 'OFFERED').length,
    sfideAccepted: sfide.filter((sfida) => sfida === 'ACCEPTED').length,
    bets: state.count('bets'),
    fines: ended.reduce((sum, { finedIds }) => sum + finedIds.length, 0),
    withoutCampione: ended.filter(({ campioneId }) => campioneId === null).length,
    tricks: tricksIn(state, games),
    campioni: campioniOf(state, ended),
  };
}

/**
 * The number of games in which each trick was active at the start. Tricks of the present ruleset
 * come first, in its order; former tricks follow.
 */
function tricksIn(state: DynastyState, games: readonly GameRow[]): TrickCount[] {
  const ruleset = rulesetOf(state);
  const counts = new Map(ruleset.tricks.map(({ trick }) => [trick, 0]));
  for (const trick of games.flatMap((game) => [...tricksAtStart(state, game)])) {
    counts.set(trick, (counts.get(trick) ?? 0) + 1);
  }
  return [...counts].map(([trick, count]) => ({
    trick,
    name: trickName(ruleset, trick),
    games: count,
  }));
}

/** All players with an ended game, most victories first. */
function campioniOf(state: DynastyState, ended: readonly GameRow[]): CampioneCount[] {
  const played = new Map<string, GameRow[]>();
  for (const game of ended) {
    for (const id of participantsOf(game)) played.set(id, [...(played.get(id) ?? []), game]);
  }
  return state
    .all('players')
    .filter(({ id }) => played.has(id))
    .sort(byOrdinal)
    .map((player) => ({ player, record: recordIn(played.get(player.id) ?? [], player.id) }))
    .sort((one, other) => other.record.won - one.record.won);
}
