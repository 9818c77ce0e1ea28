/**
 * Counts the distinct accepted sequences of moves from a fixed deal: a checksum of the rules of
 * play. A changed count without a changed rule means a bug.
 */
import { claimableView, opponentOf } from '../../src/dynasty';
import type { DynastyCommand } from '../../src/dynasty';
import type { PlayerId } from '../../src/kernel';
import { account } from './harness';
import type { TestDynasty } from './harness';
import { tableOfTwo } from './tables';
import type { Setting } from './tables';

/*
 * By hand: none of the first player's 7 cards can score, both may offer a Sfida or resign: 11 in
 * all. After a play 11 again, after an offer two answers and two resignations: 77 + 8.
 */

/**
 * Each card of the hand with no claim, with its full score, and with one more; the moves of Sfide;
 * and resigning.
 */
function movesOf(dynasty: TestDynasty, player: PlayerId): DynastyCommand[] {
  const game = dynasty.game();
  const gameId = game.id;
  const plays = dynasty.hand(gameId, player).flatMap((card): DynastyCommand[] => {
    const found = claimableView(dynasty.state, game, account(dynasty.name(player)), card);
    const most = found?.total ?? 0;
    const claims = most === 0 ? [0] : [0, most, most + 1];
    return claims.map((claim) => ({ type: 'PlayCard', gameId, card, claim }));
  });
  return [
    ...plays,
    { type: 'OfferSfida', gameId },
    { type: 'AnswerSfida', gameId, accept: true },
    { type: 'AnswerSfida', gameId, accept: false },
    { type: 'ResignGame', gameId },
  ];
}

function perft(dynasty: TestDynasty, depth: number): number {
  if (depth === 0) return 1;
  let count = 0;
  const game = dynasty.game();
  for (const player of [game.startingPlayerId, opponentOf(game, game.startingPlayerId)]) {
    for (const move of movesOf(dynasty, player)) {
      const [mark, events, now] = [dynasty.state.mark(), dynasty.journal.length, dynasty.now];
      if (dynasty.ask(dynasty.name(player), move) === null) count += perft(dynasty, depth - 1);
      dynasty.state.undo(mark);
      dynasty.journal.length = events;
      dynasty.now = now;
    }
  }
  return count;
}

describe('the moves of a game', () => {
  test.each<[string, Setting, readonly number[]]>([
    ['a Grand Canal without effect', {}, [11, 85, 1154, 9500]],
    ['the World as Grand Canal', { grandCanal: 'WORLD ARCANA' }, [11, 85, 1154]],
    ['the Moon as Grand Canal', { grandCanal: 'MOON ARCANA' }, [11, 85, 1154, 15548]],
    ['the Sun as Grand Canal', { grandCanal: 'SUN ARCANA' }, [11, 85, 1154]],
    ['two Arlecchini', { mask: 'ARLECCHINO' }, [11, 85, 1301, 11999]],
    ['two Tognoli', { mask: 'TOGNOLI' }, [11, 85, 1154]],
  ])('are as many as they were, with %s', (_name, setting, counts) => {
    const found = counts.map((_count, at) => perft(tableOfTwo(setting).dynasty, at + 1));
    expect(found).toEqual(counts);
  });
});
