import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import { printNumber } from '../../platform/i18n/format';
import { t } from '../../platform/i18n/translate';

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
  if (longest !== null) return t('values.longest', { count: longest });
  if (least !== null && most !== null) {
    return t('values.between', { least: printNumber(least), most: printNumber(most) });
  }
  if (least !== null) return t('values.least', { least: printNumber(least) });
  return most === null ? t('values.whole') : t('values.most', { most: printNumber(most) });
}
