import { printNumber } from '../platform/i18n/format';
import { t } from '../platform/i18n/translate';

/** A number, text or flag for people. */
export function printValue(value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'values.yes' : 'values.no');
  if (typeof value === 'number') return printNumber(value);
  return typeof value === 'string' && value !== '' ? value : t('values.empty');
}
