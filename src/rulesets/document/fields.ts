/**
 * The types of properties that every kind of document uses. The descriptions of properties are in
 * the JSON Schema, in `Season.mechanicKinds`, which clients make forms of, and in
 * `docs/rules-language.md`.
 */
import { z } from 'zod';
import type { Segment } from './problem';

/** Entries of a document that a code can name. */
type CodeForm =
  | ('ARCHETYPE' | 'ITEM' | 'OFFICE' | 'PHASE' | 'PROPOSAL_CLASS' | 'RANK' | 'SUIT' | 'SYMBOL')
  | ('TRACKED_VALUE' | 'TRICK_CLASS');
/** The form of a property, if its type in JSON does not tell it. `CODE`: the entry's own code. */
export type PropertyForm = CodeForm | 'ARTICLE' | 'CODE' | 'FORMULA' | 'MARKDOWN';
/** The places of formulas, which have different names. */
export type FormulaPlace =
  | ('ACTOR' | 'ACTION' | 'SECRET_ACTION' | 'FORTUNE' | 'FORTUNE_EFFECT' | 'SCORE' | 'MULTIPLIER')
  | ('MASK' | 'PROPOSAL' | 'QUORUM' | 'RULING' | 'OFFICE' | 'VICTORY');

declare module 'zod' {
  interface GlobalMeta {
    readonly form?: PropertyForm;
    /** The place of the formulas in a property. */
    readonly names?: FormulaPlace;
    /** The game whose documents can have the property or alternative; default: both. */
    readonly only?: 'ROUND' | 'DYNASTY';
    /**
     * The property as a phrase, with `…` for the value. A phrase that begins with a capital letter
     * begins a sentence.
     */
    readonly says?: string;
    /** The meaning of an absent value, for an empty field: `no limit`. */
    readonly absent?: string;
    /** The names of values of a choice, to stand in the phrase. */
    readonly labels?: Readonly<Record<string, string>>;
  }
}

/** A fault of a part: its place in the part, and the expected form there. */
type Fault = readonly [path: readonly Segment[], message: string];
/**
 * A check of a part by itself, for `superRefine`. Checks that need other parts of the document are
 * in `src/rulesets/checks`.
 */
export const unless =
  <Value>(faultsOf: (value: Value) => readonly (Fault | null)[]) =>
  (value: Value, context: z.RefinementCtx<Value>): void => {
    // A part with other faults is not checked further.
    if (context.issues.length > 0) return;
    for (const [path, message] of faultsOf(value).filter((fault) => fault !== null)) {
      context.addIssue({ code: 'custom', path: [...path], message });
    }
  };

/** An object of a document. */
export const part = <Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) =>
  z.strictObject(shape).describe(description);

/** The value that selects an alternative, with its words in the phrase `says` of the first one. */
export const chosen = <Value extends string>(value: Value, label: string, says?: string) =>
  z.literal(value).meta({ labels: { [value]: label }, ...(says !== undefined && { says }) });

const CodeText = z
  .string()
  .regex(/^[A-Z0-9][A-Z0-9_]{0,31}$/, 'expected a code such as KNIGHT or 10');
/** A code such as `KNIGHT`, `SWORDS` or `10`. */
export const Code = CodeText.meta({ form: 'CODE', says: 'Its code is …' });
/** The code of an entry elsewhere in the document. */
export const codeOf = (form: CodeForm) => CodeText.meta({ form });
/** Words for people, in one line. Names are public, so invisible characters are refused. */
export const Name = z
  .string()
  .max(60)
  .regex(
    /^[^\p{C}\p{Z}]+(?: [^\p{C}\p{Z}]+)*$/u,
    'expected printable words with single spaces between them',
  )
  .describe('The name for people.');
/** The name of an entry, in a phrase. */
export const named = (says: string) => Name.meta({ title: 'Name of the entry', says });
/** A whole number within bounds. */
export const whole = (least: number, most: number) => z.int().min(least).max(most);
/** Whole numbers, small enough that every sum of a season stays exact. */
export const Natural = whole(1, 1_000_000_000);
export const Count = whole(0, 1_000_000_000);
/**
 * The number of things that the server makes or draws at once. It is bounded, so that the work ends
 * soon.
 */
export const SmallCount = whole(1, 1_000);
/** The length of a limit or a period in rules-days. */
export const Days = whole(1, 366);
/** The length of a period in rules-hours. */
export const Hours = whole(1, 8_784);

/** A card of a deck: the codes of its rank and its suit. */
export type Card = { readonly rank: string; readonly suit: string };
