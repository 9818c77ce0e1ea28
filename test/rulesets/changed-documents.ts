import { parseRuleset } from '../../src/rulesets';
import type { RoundRuleset } from '../../src/rulesets';

type Change = (ruleset: RoundRuleset) => void;
export type Case = readonly [what: string, spoil: Change, path: string, message: RegExp];

export function problemsOf(value: unknown): readonly { path: string; message: string }[] {
  const parsed = parseRuleset(value);
  return parsed.ok ? [] : parsed.problems;
}

export function changed(base: RoundRuleset, spoil: Change): RoundRuleset {
  spoil(base);
  return base;
}

/** A change that sets a value at a path. */
export const set = (path: string, value: unknown): Change => {
  const segments = path.split('/').slice(1);
  const last = segments.pop()!;
  return (ruleset) => {
    let at = ruleset as unknown as Record<string, unknown>;
    for (const segment of segments) at = at[segment] as Record<string, unknown>;
    at[last] = value;
  };
};
