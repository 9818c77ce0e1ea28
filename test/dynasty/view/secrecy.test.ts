/** Two deals that differ only in hidden cards look the same until the Fine [K1; 8]. */
import {
  claimableView,
  dynastyView,
  eventText,
  gamesOf,
  gameView,
  masksOf,
  optionsOf,
  ownHandKey,
  playersOf,
  playerView,
} from '../../../src/dynasty';
import { account, card, rowsOf, TestDynasty } from '../harness';
import { FIRST_HAND, SECOND_HAND } from '../tables';

const OTHER_SECOND = '9 BATONS, 9 COINS, 9 CUPS, 9 SWORDS, 8 BATONS, 8 COINS, 8 CUPS';
const OTHER_FIRST = 'SUN ARCANA, MOON ARCANA, 7 BATONS, 7 COINS, 7 CUPS, 7 SWORDS, 6 SWORDS';

/** A dynasty with these hands, after two plays, a Sfida and a bet. */
function played(first: string, second: string, grandCanal = '10 SWORDS'): TestDynasty {
  const dynasty = TestDynasty.open();
  dynasty.join('ann', 'bob', 'cid');
  dynasty.ready('ann', 'bob');
  dynasty.deal(`${first}, ${second}, ${grandCanal}`);
  const [one, other] = dynasty.table();
  dynasty.play(one, 'KING BATONS');
  dynasty.play(other, 'ACE BATONS', 1);
  dynasty.atTable(one, 'OfferSfida');
  dynasty.bet('cid', one);
  return dynasty;
}

/** Everything that an account sees, or a stranger. */
function seenBy(dynasty: TestDynasty, name: string | null): string {
  const { state, now, journal } = dynasty;
  const who = name === null ? null : account(name);
  return JSON.stringify([
    rowsOf(state),
    journal.map((stamped) => [stamped, eventText(state, stamped.event)]),
    dynastyView(state, now),
    playersOf(state, true).map((player) => playerView(state, player, now)),
    gamesOf(state).map((game) => [
      gameView(state, game),
      claimableView(state, game, who, card('KING COINS')),
    ]),
    masksOf(state),
    who === null ? [] : optionsOf(state, who, now),
  ]);
}

describe.each([
  ['a spectator', null],
  ['a player who looks on', 'cid'],
  ['the dealer', 'host'],
])('%s', (_who, name) => {
  it.each([
    ['the starting player', OTHER_FIRST, SECOND_HAND],
    ['the other', FIRST_HAND, OTHER_SECOND],
  ])('sees nothing of the hand of %s', (_whose, first, second) => {
    expect(seenBy(played(first, second), name)).toBe(seenBy(played(FIRST_HAND, SECOND_HAND), name));
  });
});

it('shows the opponent nothing of a hand', () => {
  const plain = played(FIRST_HAND, SECOND_HAND);
  const [first, second] = plain.table();
  expect(seenBy(played(FIRST_HAND, OTHER_SECOND), first)).toBe(seenBy(plain, first));
  expect(seenBy(played(OTHER_FIRST, SECOND_HAND), second)).toBe(seenBy(plain, second));
});

it('shows all of both hands after the Fine, and under the Magician at once', () => {
  const [one, other] = [played(FIRST_HAND, SECOND_HAND), played(FIRST_HAND, OTHER_SECOND)];
  for (const dynasty of [one, other]) {
    dynasty.atTable(dynasty.table()[0], 'ResignGame');
    dynasty.end();
  }
  expect(seenBy(one, null)).not.toBe(seenBy(other, null));
  expect(seenBy(played(FIRST_HAND, SECOND_HAND, 'MAGICIAN ARCANA'), null)).not.toBe(
    seenBy(played(FIRST_HAND, OTHER_SECOND, 'MAGICIAN ARCANA'), null),
  );
});

it('leads each participant to their own hand, and nobody else to any', () => {
  const dynasty = played(FIRST_HAND, SECOND_HAND);
  const keyOf = (name: string | null): string | null =>
    ownHandKey(dynasty.state, dynasty.game(), name === null ? null : account(name));
  expect(keyOf('ann')).toBe(`hand:g1:${dynasty.player('ann')}`);
  expect(keyOf('bob')).toBe(`hand:g1:${dynasty.player('bob')}`);
  expect([keyOf('cid'), keyOf('host'), keyOf(null)]).toEqual([null, null, null]);
});
