/**
 * The shape of a list's entries: sentences with blanks. One declaration says how an entry is shown,
 * how it is written to the document, and how an existing one is read.
 */
import type { PlainWord } from '../../../platform/i18n/translate';
import type { References } from './references';
import type { NamedChoice } from './named-choice';
import type { FormulaPlace } from './formula-names';
import type { FormValues } from './form-values';

type Conditional = { readonly when?: (typed: FormValues) => boolean };
type FixedText = Conditional & { readonly kind: 'said'; readonly word: PlainWord };

type Blank = Conditional & {
  /** The property in the document. */
  readonly key: string;
  /** The key in the draft, if another place has the same property; by default the property. */
  readonly kept?: string;
  /** The label for screen readers. */
  readonly label: PlainWord;
};
/** The document's value for an empty field; if left out, the typed text goes unchanged. */
type EmptyValue = { readonly empty?: 'null' | 'left out' };

/** The choices, which depend on the sentence around them and on the whole entry. */
type Offers = (known: References, typed: FormValues, root: FormValues) => readonly NamedChoice[];

export type Slot =
  | (Blank & { readonly kind: 'line'; readonly longest: number })
  | (Blank & { readonly kind: 'words'; readonly longest: number })
  /** A code, suggested from another field's text. */
  | (Blank & { readonly kind: 'code'; readonly from: string })
  | (Blank &
      EmptyValue & {
        readonly kind: 'number';
        readonly hint?: PlainWord;
        /** Digits only. */
        readonly natural?: boolean;
      })
  /** A moment, typed in the browser's time zone. */
  | (Blank & EmptyValue & { readonly kind: 'moment' })
  | (Blank & { readonly kind: 'flag'; readonly yes: PlainWord; readonly no: PlainWord })
  | (Blank &
      EmptyValue & {
        readonly kind: 'choice';
        readonly of: Offers;
      })
  | (Blank & {
      readonly kind: 'many';
      readonly of: Offers;
      readonly empty: 'list' | 'left out';
      /** For lists whose entries are more than a code. */
      readonly write?: (chosen: string) => unknown;
      readonly read?: (entry: unknown) => string | null;
    })
  | (Blank &
      EmptyValue & {
        readonly kind: 'formula';
        readonly names: FormulaPlace;
        /** The meaning of an empty field. */
        readonly hint?: PlainWord;
      })
  | (Blank & {
      readonly kind: 'group';
      readonly lines: readonly Line[];
      /** The document's value for an absent group; if left out, the group is always present. */
      readonly none?: 'null' | 'left out';
      /**
       * Derives from the parts whether the group is absent; or the text of the tick that switches
       * it on.
       */
      readonly isNone?: (typed: FormValues) => boolean;
      readonly ask?: PlainWord;
    })
  | (Blank & {
      readonly kind: 'list';
      /** The lines of an entry; a bare entry has one place, which is the entry itself. */
      readonly lines: readonly Line[];
      readonly bare?: boolean;
      readonly add: PlainWord;
      readonly begins: FormValues;
      readonly empty: 'list' | 'left out';
    });

export type Part = FixedText | Slot;
/** The parts of a sentence, side by side. */
export type Line = readonly Part[];

export const fixedText = (word: PlainWord, when?: (typed: FormValues) => boolean): Part => ({
  kind: 'said',
  word,
  ...(when !== undefined && { when }),
});

export const isShown = (part: Part, typed: FormValues): boolean => part.when?.(typed) ?? true;
const isSlot = (part: Part): part is Slot => part.kind !== 'said';
export const valueKey = (slot: Slot): string => slot.kept ?? slot.key;

export const slotsOf = (lines: readonly Line[]): readonly Slot[] => lines.flat().filter(isSlot);
/** The blanks that the entry shows at present. */
export const shownSlots = (lines: readonly Line[], typed: FormValues): readonly Slot[] =>
  slotsOf(lines).filter((slot) => isShown(slot, typed));

/** True if the group is absent. */
export function isNone(slot: Extract<Slot, { kind: 'group' }>, typed: FormValues): boolean {
  if (slot.isNone !== undefined) return slot.isNone(typed);
  return slot.ask !== undefined && typed[SWITCH_KEY] !== 'yes';
}

/** The draft's key for whether an optional group is switched on. */
export const SWITCH_KEY = '?';
