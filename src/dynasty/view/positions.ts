/** The positions of a game, before the first play and after each play, for a replay. */
import type { PlayerId } from '../../kernel';
import type { Card } from '../../rulesets';
import { asidesOf } from '../table-log/asides';
import type { Aside } from '../table-log/rows';
import { meaningOf } from '../registry/event';
import type { GameRow, PlayRow } from '../model/rows';
import { environmentOf, participantsOf, seatOf } from '../model/state';
import type { DynastyState } from '../model/state';
import { playsOf } from '../scoring/position-of';
import { pocketOf } from '../scoring';

export type PositionView = {
  readonly afterPlay: number;
  readonly stakes: number;
  /** The seats, the starting player's first. */
  readonly seats: readonly {
    readonly playerId: PlayerId;
    readonly score: number;
    readonly pocket: readonly Card[];
  }[];
};

/** Asides between two plays belong to the position after the earlier play. */
export function positionsIn(state: DynastyState, game: GameRow): PositionView[] {
  const plays = playsOf(state, game.id);
  const asides = asidesOf(state, game.id);
  return [0, ...plays.map(({ number }) => number)].map((afterPlay) => {
    const done = asides.filter((each) => each.afterPlay <= afterPlay).map(({ aside }) => aside);
    return {
      afterPlay,
      stakes: stakesAfter(done) ?? environmentOf(state, game).stakes.start,
      seats: participantsOf(game).map((playerId) => ({
        playerId,
        score: scoreAt(state, game, playerId, afterPlay),
        pocket: pocketAt(state, game, playerId, plays.slice(0, afterPlay)),
      })),
    };
  });
}

function stakesAfter(asides: readonly Aside[]): number | undefined {
  return asides
    .map((aside) => meaningOf(aside).stakes?.(aside))
    .findLast((stakes) => stakes !== undefined);
}

/** The present score without the points added later. */
function scoreAt(
  state: DynastyState,
  game: GameRow,
  playerId: PlayerId,
  afterPlay: number,
): number {
  const played = playsOf(state, game.id)
    .filter((play) => play.number > afterPlay && play.playerId === playerId)
    .reduce((sum, { scored }) => sum + scored, 0);
  const named = asidesOf(state, game.id)
    .filter((each) => each.afterPlay > afterPlay)
    .map(({ aside }) => addedBy(aside, playerId))
    .reduce((sum, scored) => sum + scored, 0);
  return seatOf(state, game, playerId).score - played - named;
}

/** The points that the aside added to the player's score. */
function addedBy(aside: Aside, playerId: PlayerId): number {
  const scores = meaningOf(aside).scores?.(aside);
  return scores?.playerId === playerId ? scores.by : 0;
}

function pocketAt(
  state: DynastyState,
  game: GameRow,
  playerId: PlayerId,
  made: readonly PlayRow[],
): readonly Card[] {
  const plays = made.filter((play) => play.playerId === playerId).map(({ card }) => card);
  return pocketOf(environmentOf(state, game), { plays }, game.grandCanal);
}
