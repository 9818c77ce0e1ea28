/**
 * The shape of a list's entries: sentences with blanks. The same declaration displays an entry,
 * writes it to the document and reads it back.
 */
import { t } from '../../../platform/i18n/translate';
import type { PlainWord } from '../../../platform/i18n/translate';
import type { References } from './references';
import type { NamedChoice } from './named-choice';
import type { FormulaPlace } from '../../../generated/graphql';
import type { FormValues } from './form-values';

/** A word of the client, or a text of the server. */
export type Wording = PlainWord | { readonly text: string };

export const say = (wording: Wording): string =>
  typeof wording === 'string' ? t(wording) : wording.text;

type Conditional = { readonly when?: (typed: FormValues) => boolean };
type FixedText = Conditional & { readonly kind: 'said'; readonly word: Wording };

type Blank = Conditional & {
  /** The name of the property in the document. */
  readonly key: string;
  /** The key in the draft, if several places have the same property; `key` by default. */
  readonly kept?: string;
  /** The label for screen readers. */
  readonly label: Wording;
};
/** An empty field's value in the document; by default the typed text, unchanged. */
export type EmptyValue = { readonly empty?: 'null' | 'left out' };

/** The choices, which depend on the surrounding sentence and the whole entry. */
type Offers = (known: References, typed: FormValues, root: FormValues) => readonly NamedChoice[];

export type Slot =
  | (Blank & { readonly kind: 'line'; readonly longest: number })
  | (Blank & { readonly kind: 'words'; readonly longest: number })
  /** A code, suggested from the text of the field `from`. */
  | (Blank & { readonly kind: 'code'; readonly from: string })
  | (Blank &
      EmptyValue & {
        readonly kind: 'number';
        readonly hint?: Wording;
        /** True to accept digits only. */
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
    })
  | (Blank &
      EmptyValue & {
        readonly kind: 'formula';
        readonly names: FormulaPlace;
        /** The meaning of an empty field. */
        readonly hint?: Wording;
      })
  | (Blank & {
      readonly kind: 'group';
      readonly lines: readonly Line[];
      /** The value of an absent group in the document; left out if the group is always present. */
      readonly none?: 'null' | 'left out';
      /** The label of a checkbox that switches the group on. */
      readonly ask?: Wording;
    })
  | (Blank & {
      readonly kind: 'list';
      /** The lines of an entry. The only blank of a bare entry is the entry itself. */
      readonly lines: readonly Line[];
      readonly bare?: boolean;
      readonly add: PlainWord;
      readonly begins: FormValues;
      readonly empty: 'list' | 'left out';
    });

export type Part = FixedText | Slot;
/** The parts of a sentence, side by side. */
export type Line = readonly Part[];

export const fixedText = (word: Wording, when?: (typed: FormValues) => boolean): Part => ({
  kind: 'said',
  word,
  ...(when !== undefined && { when }),
});

export const isShown = (part: Part, typed: FormValues): boolean => part.when?.(typed) ?? true;
const isSlot = (part: Part): part is Slot => part.kind !== 'said';
export const valueKey = (slot: Slot): string => slot.kept ?? slot.key;

export const slotsOf = (lines: readonly Line[]): readonly Slot[] => lines.flat().filter(isSlot);
/** The blanks that are visible now. */
export const shownSlots = (lines: readonly Line[], typed: FormValues): readonly Slot[] =>
  slotsOf(lines).filter((slot) => isShown(slot, typed));

/** True if the group is absent from the draft. */
export const isNone = (slot: Extract<Slot, { kind: 'group' }>, typed: FormValues): boolean =>
  slot.ask !== undefined && typed[SWITCH_KEY] !== 'yes';

/** The draft's key for the switch of an optional group. */
export const SWITCH_KEY = '?';
