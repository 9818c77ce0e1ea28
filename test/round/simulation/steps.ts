import { fc } from '../../support/property-testing';
import type { CommandType } from './entry';
import { entryOf, TYPES } from './table';

export const ACCOUNTS = ['host', 'ann', 'bob', 'cid', 'dot'] as const;

/** One step of a season. The numbers drive its choices. */
export type Step = { readonly who: string; readonly numbers: readonly number[] } & (
  | { readonly step: 'ASK'; readonly type: CommandType }
  /** Follows an option. */
  | { readonly step: 'FOLLOW' }
  /** Repeats the last command. */
  | { readonly step: 'AGAIN' }
  | { readonly step: 'WAIT' }
);

export type Plan = {
  readonly rehearsal: boolean;
  readonly byInvitation: boolean;
  /** True if the first steps come before the round starts. */
  readonly startsLater: boolean;
  readonly steps: readonly Step[];
};

const who = fc.constantFrom(...ACCOUNTS);
export const numbers = fc.array(fc.nat(9_999), { minLength: 12, maxLength: 12 });
const asking = fc
  .oneof(
    ...TYPES.map((type) => ({ weight: entryOf(type).weight * 10, arbitrary: fc.constant(type) })),
  )
  .chain((type) => {
    // The host sends nine in ten of the commands for hosts.
    const asks = entryOf(type).by === 'HOST' ? fc.constantFrom(...HOSTS) : who;
    return fc.record({
      step: fc.constant('ASK' as const),
      type: fc.constant(type),
      who: asks,
      numbers,
    });
  });
const HOSTS = [...Array.from({ length: 9 }, () => 'host'), 'ann'];

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 60, arbitrary: asking },
  { weight: 40, arbitrary: fc.record({ step: fc.constant('FOLLOW' as const), who, numbers }) },
  { weight: 5, arbitrary: fc.record({ step: fc.constant('AGAIN' as const), who, numbers }) },
  { weight: 12, arbitrary: fc.record({ step: fc.constant('WAIT' as const), who, numbers }) },
);

export const plan: fc.Arbitrary<Plan> = fc.record({
  rehearsal: fc.boolean(),
  byInvitation: fc.boolean(),
  startsLater: fc.nat(3).map((one) => one === 3),
  steps: fc.noBias(fc.array(step, { minLength: 1, maxLength: 200, size: 'max' })),
});
