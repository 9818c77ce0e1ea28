/**
 * The compiler checks that each refusal has the facts of its code: an expected error that is
 * missing counts as an error.
 */
import { inOrder, instant } from '../../src/kernel';
import { ROUND_REFUSALS } from '../../src/round';
import { refuse, refusedOf } from '../../src/round/model/refusal';
import type { RoundRefusal } from '../../src/round/model/refusal';

const FACTS = { lotId: 'l1', lot: 1, amount: 2, minimum: 3 } as const;

describe('a refusal of a round', () => {
  it('has the code, the rule and the facts', () => {
    expect(refuse('BID_TOO_LOW', 'bidding', FACTS)).toEqual({
      code: 'BID_TOO_LOW',
      rule: 'bidding',
      facts: FACTS,
    });
    expect(refuse('NOT_A_PLAYER', 'players')).toMatchObject({ facts: {} });
  });

  it('has no other facts than those of its code', () => {
    // @ts-expect-error facts are missing
    refuse('BID_TOO_LOW', 'bidding');
    // @ts-expect-error a fact is missing
    refuse('BID_TOO_LOW', 'bidding', { lotId: 'l1', lot: 1, amount: 2 });
    // @ts-expect-error a fact of another type
    refuse('BID_TOO_LOW', 'bidding', { ...FACTS, minimum: '3' });
    // @ts-expect-error a fact of another name
    refuse('BID_TOO_LOW', 'bidding', { lotId: 'l1', lot: 1, amount: 2, least: 3 });
    // @ts-expect-error a fact too many
    refuse('BID_TOO_LOW', 'bidding', { lotId: 'l1', lot: 1, amount: 2, minimum: 3, bidId: 'b1' });
    // @ts-expect-error a number is no instant
    refuse('ROUND_NOT_STARTED', 'phases', { startsAtMs: 7 });
    refuse('ROUND_NOT_STARTED', 'phases', { startsAtMs: instant(7) });
    // @ts-expect-error facts where there are none
    refuse('NOT_A_PLAYER', 'players', { item: 'TRUNG' });
    // @ts-expect-error a code that a round does not have
    refuse('NOT_THE_DEALER', 'players');
    expect.assertions(0);
  });

  it('tells the facts of its code to who has looked at it', () => {
    const minimumOf = (refusal: RoundRefusal): number | null =>
      refusal.code === 'BID_TOO_LOW' ? refusal.facts.minimum : null;
    expect(minimumOf(refuse('BID_TOO_LOW', 'bidding', FACTS))).toBe(3);
    expect(minimumOf(refuse('BIDS_ARE_SEALED', 'bidding'))).toBeNull();
  });

  it('keeps its facts when it is told which thing it is of', () => {
    const refusal = refuse('NOT_ENOUGH_TO_TAKE', 'items', { item: 'TRUNG', have: 1, need: 2 });
    expect(refusedOf(refusal, { effect: 1 })).toEqual({
      ...refusal,
      facts: { effect: 1, item: 'TRUNG', have: 1, need: 2 },
    });
  });

  it('has its place in the order of precedence once', () => {
    expect(new Set(ROUND_REFUSALS).size).toBe(ROUND_REFUSALS.length);
    // @ts-expect-error a code is missing
    inOrder<'A' | 'B'>()('A');
    // @ts-expect-error a code that there is not
    inOrder<'A' | 'B'>()('A', 'B', 'C');
  });
});
