/** What the parts of a sentence are handed on. */
import type { ReactNode } from 'react';
import type { Known } from './known';
import type { Problem } from './problems';
import type { Line, Slot } from './shape';
import type { Typed, TypedValue } from './typed';

type Within = {
  readonly typed: Typed;
  /** The whole entry, on which the names in a formula can depend. */
  readonly root: Typed;
  readonly known: Known;
  /** A JSON Pointer to what the lines are of. */
  readonly place: string;
  readonly problems: readonly Problem[];
  readonly onChange: (typed: Typed) => void;
};

export type LinesProps = Within & { readonly lines: readonly Line[] };

export type SlotProps = Within & {
  readonly slot: Slot;
  readonly onPut: (key: string, value: TypedValue) => void;
  /** Draws the sentences within, which a sentence has again. */
  readonly Lines: (props: LinesProps) => ReactNode;
};

export type About = { readonly 'aria-invalid'?: boolean; readonly 'aria-describedby'?: string };
