import type { TrackedValue, Tracking } from './tracked-value';

/** The content of a tracked value. */
export type Tracked = number | string | boolean;

const MOST_NUMBER = 1_000_000_000;
const IS_WORDS = /^(?:\n|[^\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}])*$/u;

/** The tracked values of a document. Earlier documents have none. */
export const trackedValuesOf = (ruleset: Tracking): readonly TrackedValue[] =>
  ruleset.trackedValues ?? [];

export const findTracked = (ruleset: Tracking, code: string): TrackedValue | null =>
  trackedValuesOf(ruleset).find(({ value }) => value === code) ?? null;

/** The expected form of a value, for refusals. */
export function expectedOf(declared: TrackedValue): string {
  switch (declared.type) {
    case 'NUMBER': {
      const { least, most } = declared;
      return `a whole number from ${least ?? -MOST_NUMBER} to ${most ?? MOST_NUMBER}`;
    }
    case 'TEXT':
      return `a text of at most ${declared.longest} characters`;
    case 'FLAG':
      return 'true or false';
  }
}

/** True if the value has the declared type and is within its limits. */
export function acceptsValue(declared: TrackedValue, value: unknown): value is Tracked {
  switch (declared.type) {
    case 'NUMBER':
      return (
        typeof value === 'number' &&
        Number.isInteger(value) &&
        value >= (declared.least ?? -MOST_NUMBER) &&
        value <= (declared.most ?? MOST_NUMBER)
      );
    case 'TEXT':
      return typeof value === 'string' && value.length <= declared.longest && IS_WORDS.test(value);
    case 'FLAG':
      return typeof value === 'boolean';
  }
}
