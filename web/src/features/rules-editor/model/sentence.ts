/**
 * The shape of a list's entries: sentences with blanks. One declaration says how an entry is shown,
 * how it is written to the document, and how an existing one is read.
 */
import type { PlainWord } from '../../../platform/i18n/translate';
import type { Known } from './references';
import type { Named } from './named-choice';
import type { NamesFor } from './formula-names';
import type { Typed } from './form-values';

type When = { readonly when?: (typed: Typed) => boolean };
type Said = When & { readonly kind: 'said'; readonly word: PlainWord };

type Place = When & {
  /** The property in the document. */
  readonly key: string;
  /** The key in the draft, if another place has the same property; by default the property. */
  readonly kept?: string;
  /** The label for screen readers. */
  readonly label: PlainWord;
};
/** The document's value for an empty field; if left out, the typed text goes unchanged. */
type Empty = { readonly empty?: 'null' | 'left out' };

/** The choices, which depend on the sentence around them and on the whole entry. */
type Offers = (known: Known, typed: Typed, root: Typed) => readonly Named[];

export type Slot =
  | (Place & { readonly kind: 'line'; readonly longest: number })
  | (Place & { readonly kind: 'words'; readonly longest: number })
  /** A code, suggested from another field's text. */
  | (Place & { readonly kind: 'code'; readonly from: string })
  | (Place &
      Empty & {
        readonly kind: 'number';
        readonly hint?: PlainWord;
        /** Digits only. */
        readonly natural?: boolean;
      })
  /** A moment, typed in the browser's time zone. */
  | (Place & Empty & { readonly kind: 'moment' })
  | (Place & { readonly kind: 'flag'; readonly yes: PlainWord; readonly no: PlainWord })
  | (Place &
      Empty & {
        readonly kind: 'choice';
        readonly of: Offers;
      })
  | (Place & {
      readonly kind: 'many';
      readonly of: Offers;
      readonly empty: 'list' | 'left out';
      /** For lists whose entries are more than a code. */
      readonly write?: (chosen: string) => unknown;
      readonly read?: (entry: unknown) => string | null;
    })
  | (Place &
      Empty & {
        readonly kind: 'formula';
        readonly names: NamesFor;
        /** The meaning of an empty field. */
        readonly hint?: PlainWord;
      })
  | (Place & {
      readonly kind: 'group';
      readonly lines: readonly Line[];
      /** The document's value for an absent group; if left out, the group is always present. */
      readonly none?: 'null' | 'left out';
      /**
       * Derives from the parts whether the group is absent; or the text of the tick that switches
       * it on.
       */
      readonly isNone?: (typed: Typed) => boolean;
      readonly ask?: PlainWord;
    })
  | (Place & {
      readonly kind: 'list';
      /** The lines of an entry; a bare entry has one place, which is the entry itself. */
      readonly lines: readonly Line[];
      readonly bare?: boolean;
      readonly add: PlainWord;
      readonly begins: Typed;
      readonly empty: 'list' | 'left out';
    });

export type Part = Said | Slot;
/** The parts of a sentence, side by side. */
export type Line = readonly Part[];

export const said = (word: PlainWord, when?: (typed: Typed) => boolean): Part => ({
  kind: 'said',
  word,
  ...(when !== undefined && { when }),
});

export const isShown = (part: Part, typed: Typed): boolean => part.when?.(typed) ?? true;
const isSlot = (part: Part): part is Slot => part.kind !== 'said';
export const keptAt = (slot: Slot): string => slot.kept ?? slot.key;

export const slotsOf = (lines: readonly Line[]): readonly Slot[] => lines.flat().filter(isSlot);
/** The blanks that the entry shows at present. */
export const shownSlots = (lines: readonly Line[], typed: Typed): readonly Slot[] =>
  slotsOf(lines).filter((slot) => isShown(slot, typed));

/** True if the group is absent. */
export function isNone(slot: Extract<Slot, { kind: 'group' }>, typed: Typed): boolean {
  if (slot.isNone !== undefined) return slot.isNone(typed);
  return slot.ask !== undefined && typed[ASKED] !== 'yes';
}

/** The draft's key for whether an optional group is switched on. */
export const ASKED = '?';
