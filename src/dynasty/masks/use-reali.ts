/**
 * "Once per game, at any time during that Game, name a Trick that is not active in that Game and
 * then (if you meet that Trick's criteria) score for that Trick" [Masks, Reali]. Reali acts outside
 * a play, on the present pocket, even under a Sfida. It is used up even if it scores nothing
 * [ruling K11].
 */
import type { DynastyRuleset } from '../../rulesets';
import { byPlayer, itsTable } from '../model/records';
import type { DynastyEventRecord } from '../model/records';
import { activeGames, itsGame, opponent, unlessPlaying } from '../model/games';
import { positionOf } from '../scoring/position-of';
import { refuse } from '../model/refusal';
import type { DynastyRefusal } from '../model/refusal';
import type { GameRow, PlayerRow } from '../model/rows';
import { isStoppedByDeath, scoreTrick } from '../scoring';
import { environmentOf, seatId, seatOf } from '../model/state';
import type { DynastyState } from '../model/state';
import { nameOf, trickName } from '../model/wording';
import type { GameId } from '../model/ids';
import type { UseReali, RealiUsed } from './vocabulary';
import { unlessPower } from './powers';

export const useReali = byPlayer<UseReali, 'gameId'>({
  rule: 'masks',
  refuses: ({ state }, player, { gameId, trick }) =>
    unlessPlaying(state, player, gameId, 'masks') ??
    unlessTrick(environmentOf(state, state.need('games', gameId)), trick) ??
    unlessExtra(state, player, gameId),
  offers: ({ state }) =>
    activeGames(state)
      .map((game) => ({ gameId: game.id, tricks: inactiveTricks(state, game) }))
      .filter(({ tricks }) => tricks.length > 0)
      .map(({ gameId, tricks }) => ({
        description: 'Score an inactive trick.',
        known: { gameId },
        facts: { tricks },
      })),
  decide: (turn, { id: playerId }, { gameId, trick }) => {
    const { state } = turn;
    const game = state.need('games', gameId);
    if (game.tricks.includes(trick)) return refuse('TRICK_ACTIVE', 'masks', { trick });
    const ruleset = environmentOf(state, game);
    const position = positionOf(state, game, playerId);
    const points = scoreTrick(ruleset, position, trick)?.points ?? 0;
    const scored = isStoppedByDeath(ruleset, position) ? 0 : points;
    turn.emit({ type: 'RealiUsed', gameId, playerId, trick, scored });
    return null;
  },
  made: itsGame,
});

const inactiveTricks = (state: DynastyState, game: GameRow): string[] =>
  environmentOf(state, game)
    .tricks.map(({ trick }) => trick)
    .filter((trick) => !game.tricks.includes(trick));

const unlessTrick = (
  { tricks }: DynastyRuleset,
  trick: string | undefined,
): DynastyRefusal | null =>
  trick === undefined || tricks.some((known) => known.trick === trick)
    ? null
    : refuse('TRICK_UNKNOWN', 'tricks', { trick });

function unlessExtra(
  state: DynastyState,
  { id }: PlayerRow,
  gameId: GameId,
): DynastyRefusal | null {
  const game = state.need('games', gameId);
  const seat = seatOf(state, game, id);
  const ruleset = environmentOf(state, game);
  return unlessPower(ruleset, game, seat, 'INACTIVE_TRICK', seat.extraTricksUsed);
}

export const realiUsed: DynastyEventRecord<RealiUsed> = {
  evolve: (state, { event: { gameId, playerId, scored } }) => {
    const seat = state.need('seats', seatId(gameId, playerId));
    const { score, extraTricksUsed } = seat;
    state.put('seats', { ...seat, score: score + scored, extraTricksUsed: extraTricksUsed + 1 });
  },
  facts: (state, { gameId, playerId, trick, scored }) => ({
    player: nameOf(state, playerId),
    trick: trickName(environmentOf(state, state.need('games', gameId)), trick),
    scored,
  }),
  text: (state, { gameId, playerId, trick, scored }) => {
    const ruleset = environmentOf(state, state.need('games', gameId));
    return `${nameOf(state, playerId)} named ${trickName(ruleset, trick)} and scored ${scored}.`;
  },
  channel: 'TABLES',
  touches: itsTable,
  notice: 'OPPONENT_ACTED',
  concerns: opponent,
  aside: { scores: ({ playerId, scored: by }) => ({ playerId, by }) },
};
