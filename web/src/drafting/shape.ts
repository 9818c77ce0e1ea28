/**
 * What an entry of a list of the rules is made of, as sentences with places to fill in. One declaration says how it
 * is shown, what becomes of it in the document, and how one that stands there is read.
 */
import type { PlainWord } from '../words/words';
import type { Known } from './known';
import type { Named } from './named';
import type { NamesFor } from './names';
import type { Typed } from './typed';

type When = { readonly when?: (typed: Typed) => boolean };
/** Words of a sentence. */
type Said = When & { readonly kind: 'said'; readonly word: PlainWord };

type Place = When & {
  /** The property of the document. */
  readonly key: string;
  /** Where it is kept as it is typed, if others have the same property; left out: by its property. */
  readonly kept?: string;
  /** For whoever cannot see the sentence. */
  readonly label: PlainWord;
};
/** What the document says where nothing is typed or chosen; left out: what was typed is sent unchanged. */
type Empty = { readonly empty?: 'null' | 'left out' };

/** What may be chosen, as it depends on what stands beside it, and on the whole entry. */
type Offers = (known: Known, typed: Typed, root: Typed) => readonly Named[];

export type Slot =
  | (Place & { readonly kind: 'line'; readonly longest: number })
  | (Place & { readonly kind: 'words'; readonly longest: number })
  /** A code, suggested from what is typed elsewhere. */
  | (Place & { readonly kind: 'code'; readonly from: string })
  | (Place &
      Empty & {
        readonly kind: 'number';
        readonly hint?: PlainWord;
        /** Nothing but digits can be typed. */
        readonly natural?: boolean;
      })
  /** A moment, typed in the browser's own time. */
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
      /** Where an entry of the list is more than a code. */
      readonly write?: (chosen: string) => unknown;
      readonly read?: (entry: unknown) => string | null;
    })
  | (Place &
      Empty & {
        readonly kind: 'formula';
        readonly names: NamesFor;
        /** What it means that nothing is typed. */
        readonly hint?: PlainWord;
      })
  | (Place & {
      readonly kind: 'group';
      readonly lines: readonly Line[];
      /** What the document says where there is none; left out: it always has one. */
      readonly none?: 'null' | 'left out';
      /** Whether there is none, as the parts of it tell; or it is asked for by these words. */
      readonly isNone?: (typed: Typed) => boolean;
      readonly ask?: PlainWord;
    })
  | (Place & {
      readonly kind: 'list';
      /** Of an entry; of a bare one the only place is the entry itself. */
      readonly lines: readonly Line[];
      readonly bare?: boolean;
      readonly add: PlainWord;
      readonly begins: Typed;
      readonly empty: 'list' | 'left out';
    });

export type Part = Said | Slot;
/** What stands beside one another. */
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
/** Those that the entry has as it is now. */
export const shownSlots = (lines: readonly Line[], typed: Typed): readonly Slot[] =>
  slotsOf(lines).filter((slot) => isShown(slot, typed));

/** Whether there is none of a group. */
export function isNone(slot: Extract<Slot, { kind: 'group' }>, typed: Typed): boolean {
  if (slot.isNone !== undefined) return slot.isNone(typed);
  return slot.ask !== undefined && typed[ASKED] !== 'yes';
}

/** Where it is kept whether a group that is asked for is there. */
export const ASKED = '?';
