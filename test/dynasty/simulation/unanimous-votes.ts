import type { DynastyEffect } from '../../../src/dynasty';
import { seatId } from '../../../src/dynasty/model/state';
import { DAY_MS, later } from '../harness';
import type { TestDynasty } from '../harness';

/**
 * The effects of unanimous votes at certain steps: corrections of a game, terms of office, and late
 * in long dynasties a long pause and its end [AA5, P13, V24].
 */
function calledFor(dynasty: TestDynasty, at: number): readonly DynastyEffect[] {
  if (at === 30 || at === 60) return corrected(dynasty);
  if (at === 90) return [{ type: 'PAUSE_SEASON', days: 20 }];
  if (at === 93) return [{ type: 'RESUME_SEASON' }];
  const seat = at === 50 || at === 70 ? dynasty.state.all('offices')[0] : undefined;
  if (seat === undefined) return [];
  const { id: office, playerId } = seat;
  return [{ type: 'SET_TERM', office, playerId, untilMs: later(dynasty.now, 9 * DAY_MS) }];
}

/** Corrects the first active game: other stakes, and one more point. */
function corrected({ state }: TestDynasty): readonly DynastyEffect[] {
  const game = state.by('games', 'open', 'ACTIVE')[0];
  if (game === undefined) return [];
  const { id: gameId, stakes, startingPlayerId: playerId } = game;
  const score = state.need('seats', seatId(gameId, playerId)).score + 1;
  return [
    { type: 'SET_STAKES', gameId, stakes: stakes === 1 ? 2 : 1 },
    { type: 'SET_SCORE', gameId, playerId, score },
  ];
}

/** The first player proposes the step's effects, and all vote for them. */
export function callAll(dynasty: TestDynasty, at: number, names: readonly string[]): void {
  const effects = calledFor(dynasty, at);
  if (effects.length === 0) return;
  const called = dynasty.ask(names[0]!, {
    ...{ type: 'SubmitProposal', class: 'CALL_FOR_JUDGEMENT', title: 'For all', text: '' },
    effects,
  });
  const proposalId = dynasty.state.all('proposals').at(-1)?.id;
  if (called !== null || proposalId === undefined) return;
  for (const name of names) dynasty.ask(name, { type: 'CastVote', proposalId, vote: 'FOR' });
}
