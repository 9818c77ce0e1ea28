import { itemCode } from '../../../src/kernel';
import type { RoundCommand } from '../../../src/round';
import { fc } from '../../support/property-testing';

const tableId = fc.constantFrom(null, null, 't1', 't2', 't3', 't4');
const clientSeed = fc.constantFrom(null, null, 'seed', 'a:b');
const item = fc
  .constantFrom('CHIP', 'CHIP', 'TRUNG', 'GOLD_STAR', 'CARD:ACE:CUPS', 'DUCK')
  .map(itemCode);
const wager = fc.array(fc.record({ item, quantity: fc.constantFrom(1, 2, 5, 30, 0, 0.5) }), {
  maxLength: 3,
});
/** Any command at the tables, right or wrong. */
export const tableCommand: fc.Arbitrary<RoundCommand> = fc.oneof(
  fc.record({ type: fc.constant('PlaySlots' as const), clientSeed }),
  fc.record({ type: fc.constant('SitDown' as const), tableId }),
  fc.record({ type: fc.constant('StandUp' as const) }),
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant('ProposeWar' as const), tableId, wager }),
  },
  fc.record({
    type: fc.constant('AgreeToWar' as const),
    tableId: fc.constantFrom('t1', 't2', 't3'),
    terms: fc.integer({ min: 0, max: 5 }),
    clientSeed,
  }),
);
