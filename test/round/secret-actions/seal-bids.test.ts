import { sha256OfText } from '../../../src/kernel';
import { optionsOf } from '../../../src/round';
import type { SealBids } from '../../../src/round/secret-actions/vocabulary';
import { addLot, addPlayer, during, runningRound } from '../given';
import { MONDAY, THURSDAY } from '../harness';
import { actionOf, asks, commitText, lastAction } from './secret-action-commands';

const seal = (...bids: [lot: number, amount: number][]): SealBids => ({
  type: 'SealBids',
  bids: bids.map(([lot, amount]) => ({ lot, amount })),
  salt: 'salt',
});

describe('sealing bids', () => {
  it('keeps the text and tells its hash, as anybody who hashes by hand [D4, D6]', () => {
    const round = runningRound();
    const ann = addPlayer(round);
    addLot(round);
    addLot(round);
    const text = '2: 40, 1: 25\n---\nsalt';
    const turn = round.turn('player:p1', MONDAY);
    const entrusted = during(round, () => asks(turn, ann, seal([2, 40], [1, 25])));
    expect(round.vault.texts).toEqual(new Map([['a1', text]]));
    const other = runningRound();
    const own = during(other, () => commitText(other, addPlayer(other), 'BIDS', text));
    expect(entrusted).toEqual(own.filter(({ type }) => type === 'SecretActionCommitted'));
    expect(lastAction(round).sha256).toBe(sha256OfText(text));
    expect(JSON.stringify(round.journal)).not.toContain('2: 40');
  });

  it('replaces a former attempt [D1]', () => {
    const round = runningRound();
    const ann = addPlayer(round);
    addLot(round);
    commitText(round, ann, 'BIDS', 'x');
    expect(asks(round.turn('player:p1', MONDAY), ann, seal([1, 25]))).toBeNull();
    expect(actionOf(round, 'a1').failure).toBe('REPLACED');
    expect([...round.vault.texts.keys()]).toEqual(['a2']);
  });

  it('is offered while there is a lot to bid on [Bidding]', () => {
    const round = runningRound();
    const ann = addPlayer(round);
    const offered = (): number =>
      optionsOf(round.state, ann.accountId, MONDAY).filter(
        ({ mutation }) => mutation === 'sealBids',
      ).length;
    expect(offered()).toBe(0);
    addLot(round);
    expect(offered()).toBe(1);
    expect(asks(round.turn('player:p1', MONDAY), ann, seal([1, 25]))).toBeNull();
  });

  test.each<[string, [number, number][], string, string, unknown]>([
    [
      'a lot that is not there',
      [
        [1, 5],
        [7, 5],
      ],
      'LOT_NOT_FOUND',
      'lots',
      { index: 1, lot: 7, amount: 5 },
    ],
    ['a lot of no number', [[0.5, 5]], 'LOT_NOT_FOUND', 'lots', { index: 0, lot: 0.5, amount: 5 }],
    [
      'a lot named twice',
      [
        [1, 5],
        [2, 5],
        [1, 6],
      ],
      'LOT_NAMED_TWICE',
      'bidding',
      { index: 2, lot: 1, amount: 6 },
    ],
    ['an amount of 0', [[1, 0]], 'AMOUNT_NOT_NATURAL', 'bidding', { index: 0, lot: 1, amount: 0 }],
    [
      'half a chip',
      [
        [1, 5],
        [2, 0.5],
      ],
      'AMOUNT_NOT_NATURAL',
      'bidding',
      { index: 1, lot: 2, amount: 0.5 },
    ],
    [
      'an amount below 0',
      [[1, -5]],
      'AMOUNT_NOT_NATURAL',
      'bidding',
      { index: 0, lot: 1, amount: -5 },
    ],
    [
      'a bad lot before a bad amount',
      [
        [1, 0],
        [7, 5],
      ],
      'LOT_NOT_FOUND',
      'lots',
      { index: 1, lot: 7, amount: 5 },
    ],
    ['no bids', [], 'MALFORMED', 'bidding', { field: 'bids', expected: '1 to 300 entries' }],
  ])('refuses %s [Bidding; D5]', (_, bids, code, rule, facts) => {
    const round = runningRound();
    const ann = addPlayer(round);
    addLot(round);
    addLot(round);
    const refusal = asks(round.turn('player:p1', MONDAY), ann, seal(...bids));
    expect(refusal).toEqual({ code, rule, facts });
    expect(round.vault.texts.size).toBe(0);
  });

  it('refuses out of the Auction Phase before it looks at the bids [Bidding; D2]', () => {
    const round = runningRound(undefined, THURSDAY);
    const ann = addPlayer(round);
    const refusal = asks(round.turn('player:p1', THURSDAY), ann, seal([9, 0]));
    expect(refusal?.code).toBe('WRONG_PHASE');
  });
});
