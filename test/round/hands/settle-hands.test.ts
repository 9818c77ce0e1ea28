import { ownerOf } from '../../../src/season';
import { BANK, holdingsOf, inOnePiece, ownerNamed } from '../../../src/kernel';
import { printHand } from '../../../src/round/secret-actions/declaration/hand';
import { settleDue } from '../../../src/round/clock/settle-due';
import type { PlayerRow } from '../../../src/round/model/state';
import { addPlayer, asItems, card, during, rulesetWith, runningRound } from '../given';
import { NEXT_SUNDAY, ofType, typesOf } from '../harness';
import type { TestRound } from '../harness';
import {
  actionOf,
  commitAndReveal,
  commitText,
  revealText,
} from '../secret-actions/secret-action-commands';
import type { CountedCard } from '../../../src/round/hands/vocabulary';

const { deck } = rulesetWith();

/** A new player with the cards submits and reveals them. */
function submit(round: TestRound, ...cards: CountedCard[]): PlayerRow {
  const player = addPlayer(round, asItems(cards));
  commitAndReveal(round, player, 'HAND', printHand(deck, cards));
  return player;
}

const settle = (round: TestRound) =>
  during(round, () => inOnePiece(settleDue(round.turn('clock', NEXT_SUNDAY))));

const itemsOf = (round: TestRound, { id }: PlayerRow): Record<string, number> =>
  Object.fromEntries(
    holdingsOf(round.state, ownerOf(id)).map(({ item, quantity }) => [item, quantity]),
  );

describe('placement', () => {
  const PRIZES = [
    [1, { TRUNG: 5, STANDARD_PROPOSAL_MAKER: 1, CHIP: 10 }],
    [2, { TRUNG: 4, STANDARD_PROPOSAL_MAKER: 1, CHIP: 20 }],
    [3, { TRUNG: 3, CHIP: 30 }],
    [4, { TRUNG: 2, CHIP: 40 }],
    [5, { TRUNG: 1, CHIP: 50 }],
    [6, { CHIP: 50 }],
    [7, { CHIP: 20, 'CARD:4:CUPS': 1 }],
    [8, { CHIP: 20, 'CARD:3:CUPS': 1 }],
    [9, { CHIP: 20, 'CARD:2:CUPS': 1 }],
  ] as const;

  it('gives each place its prize and destroys the cards, up to the sixth [Prizes; F4]', () => {
    const round = runningRound();
    const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10'];
    const players = ranks.map((rank) => submit(round, card(rank, 'CUPS'))).reverse();
    const events = settle(round);
    expect(
      ofType(events, 'HandPlaced').map(({ playerId, placement }) => [playerId, placement]),
    ).toEqual(players.map(({ id }, at) => [id, at + 1]));
    for (const [placement, prize] of PRIZES) {
      expect([placement, itemsOf(round, players[placement - 1]!)]).toEqual([placement, prize]);
    }
    expect(round.state.need('hands', 'h9')).toMatchObject({
      status: 'PLACED',
      placement: 1,
      score: { total: '52' },
    });
    expect(actionOf(round, 'a9').status).toBe('RESOLVED');
  });

  it('gives back exactly the cards that were destroyed, from the seventh on [Prizes; F4]', () => {
    const round = runningRound();
    for (let place = 1; place <= 6; place += 1) submit(round, card('KING', 'CUPS'));
    const last = addPlayer(round, asItems([card('ACE', 'CUPS', 3)]));
    commitAndReveal(round, last, 'HAND', 'Ace of Cups');
    const placed = ofType(settle(round), 'HandPlaced').at(-1)!;
    expect(placed.transfers).toEqual([
      { from: 'player:p7', to: 'bank', item: 'CARD:ACE:CUPS', quantity: 1 },
      { from: 'bank', to: 'player:p7', item: 'CHIP', quantity: 20 },
      { from: 'bank', to: 'player:p7', item: 'CARD:ACE:CUPS', quantity: 1 },
    ]);
    expect(itemsOf(round, last)).toEqual({ 'CARD:ACE:CUPS': 3, CHIP: 20 });
  });

  it('breaks ties for the hand submitted earlier, whenever it was revealed [Prizes; F4]', () => {
    const round = runningRound();
    const hand = asItems([card('ACE', 'CUPS')]);
    const [ann, bob] = [addPlayer(round, hand), addPlayer(round, hand)];
    commitText(round, bob, 'HAND', 'Ace of Cups');
    commitText(round, ann, 'HAND', 'Ace of Cups');
    revealText(round, ann, 'HAND', 'Ace of Cups');
    revealText(round, bob, 'HAND', 'Ace of Cups');
    const places = ofType(settle(round), 'HandPlaced').map(({ playerId }) => playerId);
    expect(places).toEqual([bob.id, ann.id]);
  });

  it('takes the commit of the standing attempt for the submission [D1, F4]', () => {
    const round = runningRound();
    const hand = asItems([card('ACE', 'CUPS')]);
    const [ann, bob] = [addPlayer(round, hand), addPlayer(round, hand)];
    commitText(round, ann, 'HAND', 'x');
    commitAndReveal(round, bob, 'HAND', 'Ace of Cups');
    commitAndReveal(round, ann, 'HAND', 'Ace of Cups');
    const places = ofType(settle(round), 'HandPlaced').map(({ playerId }) => playerId);
    expect(places).toEqual([bob.id, ann.id]);
  });

  it('compares scores exactly, beyond 2^53 [F1, F4]', () => {
    const round = runningRound();
    const many = 100_000_001;
    const low = addPlayer(round, { 'CARD:ACE:CUPS': many });
    const high = addPlayer(round, { 'CARD:2:CUPS': many });
    commitAndReveal(round, low, 'HAND', `${many} x Ace of Cups`);
    commitAndReveal(round, high, 'HAND', `${many} x 2 of Cups`);
    const placed = ofType(settle(round), 'HandPlaced');
    expect(placed.map(({ playerId }) => playerId)).toEqual([high.id, low.id]);
    const totals = placed.map(({ score }) => ('total' in score ? BigInt(score.total) : 0n));
    expect(totals[0]! - totals[1]!).toBe(1n);
  });
});

describe('a hand fails', () => {
  it('without all its cards on the revelation date [Submitting a Hand; D7]', () => {
    const round = runningRound();
    const ann = addPlayer(round, asItems([card('ACE', 'CUPS')]));
    commitAndReveal(round, ann, 'HAND', '2 x Ace of Cups');
    const events = settle(round);
    expect(ofType(events, 'SecretActionFailed')).toEqual([
      {
        type: 'SecretActionFailed',
        actionId: 'a1',
        playerId: ann.id,
        kind: 'HAND',
        reason: 'CARDS_NOT_HELD',
      },
    ]);
    expect(round.state.need('hands', 'h1').status).toBe('FAILED');
    expect(itemsOf(round, ann)).toEqual({ 'CARD:ACE:CUPS': 1 });
  });

  it('without taking a place [Prizes]', () => {
    const round = runningRound();
    commitAndReveal(round, addPlayer(round), 'HAND', '9 x King of Cups');
    const bob = submit(round, card('ACE', 'CUPS'));
    const [placed, ...others] = ofType(settle(round), 'HandPlaced');
    expect(placed).toMatchObject({ playerId: bob.id, placement: 1 });
    expect(others).toEqual([]);
  });

  it('if it was not revealed [Secret Information]', () => {
    const round = runningRound();
    const ann = addPlayer(round, asItems([card('ACE', 'CUPS')]));
    commitText(round, ann, 'HAND', 'Ace of Cups');
    expect(typesOf(settle(round))).toEqual(['SecretActionFailed', 'AuctionConcluded']);
    expect(actionOf(round, 'a1').failure).toBe('NOT_REVEALED');
  });
});

describe('other rulesets', () => {
  it('destroy what of the cards is still there, where possession was seen before [early; D7]', () => {
    const round = runningRound(
      rulesetWith(({ hands }) => {
        hands.possession = 'WHEN_REVEALED';
      }),
    );
    const ann = submit(round, card('ACE', 'CUPS', 2), card('KING', 'CUPS'));
    round.turn('clock', NEXT_SUNDAY).emit({
      type: 'ItemsGranted',
      playerId: ann.id,
      transfers: [
        { from: ownerNamed('player:p1'), to: BANK, item: 'CARD:KING:CUPS', quantity: 1 },
        { from: ownerNamed('player:p1'), to: BANK, item: 'CARD:ACE:CUPS', quantity: 1 },
      ],
    });
    const [placed] = ofType(settle(round), 'HandPlaced');
    expect(placed!.transfers[0]).toMatchObject({ item: 'CARD:ACE:CUPS', quantity: 1 });
    expect(itemsOf(round, ann)).toEqual({ TRUNG: 5, STANDARD_PROPOSAL_MAKER: 1, CHIP: 10 });
  });

  it('leave the cards where the ruleset does', () => {
    const round = runningRound(
      rulesetWith(({ hands }) => {
        hands.cardsDestroyed = false;
      }),
    );
    const ann = submit(round, card('ACE', 'CUPS'));
    settle(round);
    expect(itemsOf(round, ann)['CARD:ACE:CUPS']).toBe(1);
  });

  it('give nothing for a place without a prize', () => {
    const round = runningRound(
      rulesetWith((document) => {
        document.prizes = document.prizes.slice(0, 1);
      }),
    );
    submit(round, card('KING', 'CUPS'));
    const bob = submit(round, card('ACE', 'CUPS'));
    settle(round);
    expect(itemsOf(round, bob)).toEqual({});
    expect(round.state.need('hands', 'h2').placement).toBe(2);
  });
});
