import { inOnePiece, playerId, sha256OfText } from '../../../src/kernel';
import type { Instant } from '../../../src/kernel';
import { CASINO } from '../../../src/round/secret-actions/casino';
import { matureSecrets } from '../../../src/season';
import { settleDue } from '../../../src/round/clock/settle-due';
import {
  addLot,
  addPlayer,
  asItems,
  card,
  during,
  given,
  rulesetWith,
  runningRound,
} from '../given';
import { later, MONDAY, NEXT_SUNDAY, ofType, THURSDAY, typesOf } from '../harness';
import type { TestRound } from '../harness';
import {
  actionOf,
  asks,
  bidsOf,
  commitAndReveal,
  commitText,
  revealText,
} from './secret-action-commands';

const LAST_MOMENT = later(NEXT_SUNDAY, -1);

describe('revealing', () => {
  test.each([
    ['as it matures', THURSDAY],
    ['in the last millisecond', LAST_MOMENT],
  ])('is done %s [Secret Information; D2]', (_, at) => {
    const round = runningRound();
    const ann = addPlayer(round);
    addLot(round);
    const { id } = commitText(round, ann, 'BIDS', '1: 25');
    expect(revealText(round, ann, 'BIDS', '1: 25', at)).toBeNull();
    expect(actionOf(round, id)).toMatchObject({
      status: 'REVEALED',
      revealedAtMs: at,
      text: '1: 25',
    });
    expect(round.state.need('bids', 'b1')).toEqual({
      id: 'b1',
      actionId: 'a1',
      playerId: 'p1',
      week: 1,
      placedAtMs: null,
      written: '1: 25',
      lotNumber: 1,
      lotId: 'l1',
      amount: 25,
      status: 'STANDING',
      failure: null,
    });
  });

  test.each([
    ['before maturation', 'NOT_MATURED', later(THURSDAY, -1)],
    ['from the revelation date on', 'REVELATION_OVER', NEXT_SUNDAY],
  ])('is refused %s [Secret Information; D2]', (_, code, at) => {
    const round = runningRound();
    const ann = addPlayer(round);
    commitText(round, ann, 'HAND', 'Ace of Cups');
    expect(revealText(round, ann, 'HAND', 'Ace of Cups', at)).toEqual({
      code,
      rule: 'secret-information',
      facts: { kind: 'HAND', actionId: 'a1', maturesAtMs: THURSDAY, revealsAtMs: NEXT_SUNDAY },
    });
  });

  it('is over once what was not revealed has failed, too [Secret Information]', () => {
    const round = runningRound();
    const ann = addPlayer(round);
    commitText(round, ann, 'HAND', 'Ace of Cups');
    inOnePiece(settleDue(round.turn('clock', NEXT_SUNDAY)));
    const refusal = revealText(round, ann, 'HAND', 'Ace of Cups', NEXT_SUNDAY);
    expect(refusal?.code).toBe('REVELATION_OVER');
  });

  it('is refused without an attempt of the kind [Secret Information]', () => {
    const round = runningRound();
    const [ann, bob] = [addPlayer(round), addPlayer(round)];
    commitText(round, ann, 'HAND', 'Ace of Cups');
    commitText(round, bob, 'BIDS', '1: 2');
    expect(revealText(round, ann, 'BIDS', '1: 2')?.code).toBe('NO_SECRET_ACTION');
  });

  it('is refused a second time [Secret Information]', () => {
    const round = runningRound();
    const ann = addPlayer(round);
    commitAndReveal(round, ann, 'HAND', 'Ace of Cups');
    expect(revealText(round, ann, 'HAND', 'Ace of Cups')?.code).toBe('ALREADY_REVEALED');
    const bob = addPlayer(round);
    commitAndReveal(round, bob, 'HAND', 'nonsense');
    expect(revealText(round, bob, 'HAND', 'nonsense')?.code).toBe('ALREADY_REVEALED');
  });

  it('refuses another text and lets the player try again [Secret Information; D3]', () => {
    const round = runningRound();
    const ann = addPlayer(round);
    addLot(round);
    commitText(round, ann, 'BIDS', '1: 25\n---\nsalt');
    const events = during(round, () => {
      expect(revealText(round, ann, 'BIDS', '1: 25\n---\nsalt\n')).toEqual({
        code: 'HASH_MISMATCH',
        rule: 'secret-information',
        facts: {
          committed: [sha256OfText('1: 25\n---\nsalt')],
          sha256: sha256OfText('1: 25\n---\nsalt\n'),
        },
      });
    });
    expect(events).toEqual([]);
    expect(revealText(round, ann, 'BIDS', '1: 25\n---\nsalt')).toBeNull();
  });

  test.each([
    ['BIDS', 'I bid all I have'],
    ['BIDS', 'foo: 3'],
    ['BIDS', '1: 25, and good luck'],
    ['BIDS', '{"bids":[{"lot":1}]}'],
    ['HAND', 'all my cards'],
    ['HAND', ''],
  ] as const)('of %s fails at once on the text %j [Secret Information; D3, D5]', (kind, text) => {
    const round = runningRound();
    const ann = addPlayer(round);
    addLot(round);
    commitText(round, ann, kind, text);
    const events = during(round, () => revealText(round, ann, kind, text));
    expect(typesOf(events)).toEqual(['SecretActionRevealed', 'SecretActionFailed']);
    expect(actionOf(round, 'a1')).toMatchObject({ status: 'FAILED', failure: 'MALFORMED', text });
    expect(round.state.count('bids') + round.state.count('hands')).toBe(0);
  });

  test.each([
    ['bids', 'BIDS', '1: 1'],
    ['entries of cards', 'HAND', 'Ace of Cups'],
  ] as const)('fails at once with more than 300 %s [S18]', (_, kind, part) => {
    const round = runningRound();
    const ann = addPlayer(round);
    const text = Array<string>(301).fill(part).join(';');
    commitText(round, ann, kind, text);
    const events = during(round, () => revealText(round, ann, kind, text));
    expect(typesOf(events)).toEqual(['SecretActionRevealed', 'SecretActionFailed']);
    expect(actionOf(round, 'a1')).toMatchObject({ status: 'FAILED', failure: 'MALFORMED' });
    expect(round.state.count('bids') + round.state.count('hands')).toBe(0);
  });
});

describe('the bids of a revealed text', () => {
  it('fail each for itself, the others stand [Bidding; D5]', () => {
    const round = runningRound();
    const ann = addPlayer(round);
    for (let lot = 1; lot <= 5; lot += 1) addLot(round);
    const text = '1: 10, 2: foo, 3: 30, 3: 31, 4: 0, 9: 50, 5: many, 5: 5, 9: 1';
    commitText(round, ann, 'BIDS', text);
    const events = during(round, () => revealText(round, ann, 'BIDS', text));
    expect(typesOf(events)).toEqual([
      'SecretActionRevealed',
      ...Array<string>(8).fill('BidFailed'),
    ]);
    expect(bidsOf(round, 'a1')).toEqual([
      ['1: 10', 'STANDING'],
      ['2: foo', 'AMOUNT_NOT_NATURAL'],
      ['3: 30', 'LOT_NAMED_TWICE'],
      ['3: 31', 'LOT_NAMED_TWICE'],
      ['4: 0', 'AMOUNT_NOT_NATURAL'],
      ['9: 50', 'LOT_NAMED_TWICE'],
      ['5: many', 'AMOUNT_NOT_NATURAL'],
      ['5: 5', 'LOT_NAMED_TWICE'],
      ['9: 1', 'LOT_NAMED_TWICE'],
    ]);
  });

  it('fail on a lot that does not exist, or was made since they matured [D5, E10]', () => {
    const round = runningRound();
    const ann = addPlayer(round);
    addLot(round, undefined, later(THURSDAY, -1));
    addLot(round, undefined, THURSDAY);
    commitAndReveal(round, ann, 'BIDS', '1: 10, 2: 20, 3: 30');
    expect(bidsOf(round, 'a1')).toEqual([
      ['1: 10', 'STANDING'],
      ['2: 20', 'LOT_NOT_IN_AUCTION'],
      ['3: 30', 'LOT_NOT_IN_AUCTION'],
    ]);
    expect(round.state.need('bids', 'b2').lotId).toBeNull();
  });

  it('are numbered on over attempts', () => {
    const round = runningRound();
    const [ann, bob] = [addPlayer(round), addPlayer(round)];
    addLot(round);
    commitAndReveal(round, ann, 'BIDS', '1: 10, 2: 20');
    commitAndReveal(round, bob, 'BIDS', '1: 11');
    expect(round.state.need('bids', 'b3').playerId).toBe(bob.id);
  });
});

describe('the hand of a revealed text', () => {
  it('is kept with each face once [Submitting a Hand]', () => {
    const round = runningRound();
    const ann = addPlayer(round);
    commitAndReveal(round, ann, 'HAND', 'Ace of Cups; 2 x Ace of Cups; Death');
    expect(round.state.need('hands', 'h1')).toMatchObject({
      actionId: 'a1',
      playerId: 'p1',
      cards: [card('ACE', 'CUPS', 3), card('DEATH', 'ARCANA')],
      week: 1,
      status: 'REVEALED',
      score: null,
    });
  });

  it('is not looked for among the items before the revelation date [D7]', () => {
    const round = runningRound();
    commitAndReveal(round, addPlayer(round), 'HAND', 'Ace of Cups');
    expect(actionOf(round, 'a1').status).toBe('REVEALED');
  });

  it('fails at once where the cards must be there as it is revealed [early; D7, D8]', () => {
    const round = runningRound(
      rulesetWith(({ hands }) => {
        hands.possession = 'WHEN_REVEALED';
      }),
    );
    const ann = addPlayer(round, asItems([card('ACE', 'CUPS')]));
    commitAndReveal(round, ann, 'HAND', '2 x Ace of Cups');
    expect(actionOf(round, 'a1').failure).toBe('CARDS_NOT_HELD');
    expect(round.state.need('hands', 'h1').status).toBe('FAILED');
    commitAndReveal(round, ann, 'HAND', 'Ace of Cups');
    expect(actionOf(round, 'a2').status).toBe('REVEALED');
  });

  test.each([
    ['Ace of Cups', 'FAILED'],
    ['2 x Ace of Cups', 'REVEALED'],
    ['3 x Ace of Cups', 'REVEALED'],
    ['3 x Ace of Cups, Death', 'FAILED'],
  ])('of %j is as large as the ruleset asks, two or three, or fails [D3]', (text, status) => {
    const round = runningRound(
      rulesetWith(({ hands }) => {
        hands.minimumCards = 2;
        hands.maximumCards = 3;
      }),
    );
    commitAndReveal(round, addPlayer(round), 'HAND', text);
    expect(actionOf(round, 'a1').status).toBe(status);
  });
});

const revealed = (round: TestRound, actor: string, at: Instant) =>
  during(round, () => inOnePiece(matureSecrets(CASINO, round.turn(actor, at)))).filter(
    ({ type }) => type !== 'RevelationOpened',
  );

describe('an entrusted action', () => {
  const sealed = (): ReturnType<typeof runningRound> => {
    const round = runningRound();
    const [ann, bob] = [addPlayer(round), addPlayer(round)];
    addLot(round);
    for (const player of [ann, bob]) {
      const turn = round.turn(`player:${player.id}`, MONDAY);
      const command = {
        type: 'SealBids',
        bids: [{ lot: 1, amount: 25 }],
        salt: player.id,
      } as const;
      expect(asks(turn, player, command)).toBeNull();
    }
    return round;
  };

  it('is revealed by the clock as it matures, not before [D6]', () => {
    const round = sealed();
    const before = later(THURSDAY, -1);
    expect(revealed(round, 'steward', before)).toEqual([]);
    const events = revealed(round, 'steward', THURSDAY);
    expect(ofType(events, 'SecretActionRevealed').map(({ actionId }) => actionId)).toEqual([
      'a1',
      'a2',
    ]);
    expect(round.journal.at(-1)).toMatchObject({ actor: 'clock', atMs: THURSDAY });
    expect(bidsOf(round, 'a1')).toEqual([['1: 25', 'STANDING']]);
    expect(revealed(round, 'clock', THURSDAY)).toEqual([]);
  });

  it('stays closed from its revelation date on [D2]', () => {
    const round = sealed();
    expect(revealed(round, 'clock', NEXT_SUNDAY)).toEqual([]);
    const late = later(NEXT_SUNDAY, -1);
    expect(revealed(round, 'clock', late)).toHaveLength(2);
  });

  it('leaves alone what is not entrusted, was replaced, or has no text any more', () => {
    const round = sealed();
    const [ann] = round.state.all('players').sort((a, b) => (a.id < b.id ? -1 : 1));
    commitText(round, ann!, 'BIDS', '1: 30');
    const events = revealed(round, 'clock', THURSDAY);
    expect(ofType(events, 'SecretActionRevealed').map(({ actionId }) => actionId)).toEqual(['a2']);
  });

  it('is not revealed for who left [B2]', () => {
    const round = sealed();
    given(round, MONDAY, {
      type: 'PlayerLeft',
      playerId: round.state.need('players', playerId('p1')).id,
      departure: 'LEFT',
      withdrawnActionIds: ['a1'],
      withdrawnBidIds: [],
      nextBidIds: [],
      transfers: [],
    });
    const events = revealed(round, 'clock', THURSDAY);
    expect(ofType(events, 'SecretActionRevealed').map(({ actionId }) => actionId)).toEqual(['a2']);
  });
});
