/**
 * Counts the distinct accepted sequences of moves from a fixed deal, as a checksum of the rules of
 * play. If a count changes and no rule has changed, the code has a bug.
 */
import { claimableView, opponentOf } from '../../src/dynasty';
import type { DynastyCommand } from '../../src/dynasty';
import type { PlayerId } from '../../src/kernel';
import { account } from './harness';
import type { TestDynasty } from './harness';
import { tableOfTwo } from './tables';
import type { Setting } from './tables';

/*
 * Counted by hand: the first player has 7 cards, none of which can score. Either player may offer a
 * Sfida or resign. That makes 11 moves. Each of the 7 plays is followed by 11 moves; each of the 2
 * offers by two answers and two resignations: 77 + 8.
 */

/**
 * The moves of a player: each card of the hand with no claim, with its full score, and with one
 * point more; the moves of a Sfida; and resigning.
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
