import { quoted } from '../../kernel';
import type { Tracked } from '../../rulesets';

/** As it stands in a sentence. */
export function valueWords(value: Tracked): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  return value === '' ? 'empty' : quoted(value);
}
