import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import { printNumber } from '../../platform/i18n/format';
import { say } from '../../platform/i18n/translate';

const LIMITS = graphql(`
  fragment Limits on TrackedValue {
    type
    least
    most
    longest
  }
`);

/** A value's limits in a few words. */
export function printLimits(tracked: FragmentType<typeof LIMITS>): string {
  const { least, most, longest } = unmask(LIMITS, tracked);
  if (longest !== null) return say('values.longest', { count: longest });
  if (least !== null && most !== null) {
    return say('values.between', { least: printNumber(least), most: printNumber(most) });
  }
  if (least !== null) return say('values.least', { least: printNumber(least) });
  return most === null ? say('values.whole') : say('values.most', { most: printNumber(most) });
}
