import { LIST_NAMES, listOf } from './shapes/rule-lists';
import type { RuleList } from './shapes/rule-lists';

/** The list at a JSON Pointer, or the list of the entry there; null for any other place. */
export function listAtPath(path: string): RuleList | null {
  const found = LIST_NAMES.map(listOf).find((list) => {
    const whole = `/${list.path.join('/')}`;
    return (
      path === whole || (/^\/(\d+|-)$/.test(path.slice(whole.length)) && path.startsWith(whole))
    );
  });
  return found ?? null;
}
