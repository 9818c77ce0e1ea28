import * as dynasty from '../../src/dynasty';
import * as round from '../../src/round';
import { fc } from '../support/property-testing';

const GAMES = [
  ['round', round.ROUND_EVENTS, round],
  ['dynasty', dynasty.DYNASTY_EVENTS, dynasty],
] as const;

describe.each(GAMES)('the events of a %s', (_, types, { versionOf, upcast }) => {
  it('are read unchanged in the present version', () => {
    const event = fc.tuple(fc.constantFrom(...types), fc.dictionary(fc.string(), fc.jsonValue()));
    fc.assert(
      fc.property(event, ([type, more]) => {
        const now = { ...more, type };
        expect(upcast({ type, version: versionOf(type)!, event: now })).toBe(now);
      }),
    );
  });
});

describe('the events of rounds of before', () => {
  const LEFT = { type: 'PlayerLeft', playerId: 'p1', departure: 'LEFT', transfers: [] };
  const INVALID = { type: 'BidInvalidated', bidId: 'b1', playerId: 'p1', has: 3 };

  it.each([
    ['did not say whose bid leads after a departure', LEFT, { nextBidIds: [] }],
    ['did not say which bid leads after an invalid one', INVALID, { nextBidId: null }],
  ])('%s', (_, before, added) => {
    const { type } = before;
    expect(round.versionOf(type)).toBe(2);
    expect(round.upcast({ type, version: 1, event: before })).toStrictEqual({
      ...before,
      ...added,
    });
  });

  it.each([
    ['PlayerLeft', { ...LEFT, nextBidIds: ['b2'] }],
    ['BidInvalidated', { ...INVALID, nextBidId: 'b2' }],
  ])('may say it under the first version, if a migration has added it: %s', (type, event) => {
    expect(round.upcast({ type, version: 1, event })).toStrictEqual(event);
  });
});
