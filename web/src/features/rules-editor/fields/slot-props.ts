/** The props that pass down to the parts of a sentence. */
import type { ReactNode } from 'react';
import type { Known } from '../model/references';
import type { Problem } from '../model/problems';
import type { Line, Slot } from '../model/sentence';
import type { Typed, TypedValue } from '../model/form-values';

type Within = {
  readonly typed: Typed;
  /** The whole entry; the names in a formula can depend on it. */
  readonly root: Typed;
  readonly known: Known;
  /** A JSON Pointer to the entry of these lines. */
  readonly place: string;
  readonly problems: readonly Problem[];
  readonly onChange: (typed: Typed) => void;
};

export type LinesProps = Within & { readonly lines: readonly Line[] };

export type SlotProps = Within & {
  readonly slot: Slot;
  readonly onPut: (key: string, value: TypedValue) => void;
  /** Draws nested sentences; passed as a prop to avoid an import cycle. */
  readonly Lines: (props: LinesProps) => ReactNode;
};

export type About = { readonly 'aria-invalid'?: boolean; readonly 'aria-describedby'?: string };
