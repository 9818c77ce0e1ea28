/** The props for the parts of a sentence. */
import type { ReactNode } from 'react';
import type { References } from '../model/references';
import type { Problem } from '../model/problems';
import type { Line, Slot } from '../model/sentence';
import type { FormValues, FormValue } from '../model/form-values';

type EntryContext = {
  readonly typed: FormValues;
  /** The whole entry, since the names in a formula can depend on any of its values. */
  readonly root: FormValues;
  readonly known: References;
  /** A JSON Pointer to the document's value that these lines describe. */
  readonly place: string;
  readonly problems: readonly Problem[];
  readonly onChange: (typed: FormValues) => void;
};

export type LinesProps = EntryContext & { readonly lines: readonly Line[] };

export type SlotProps = EntryContext & {
  readonly slot: Slot;
  readonly onPut: (key: string, value: FormValue) => void;
  /** Draws nested sentences; a prop avoids an import cycle. */
  readonly Lines: (props: LinesProps) => ReactNode;
};

export type AriaErrors = {
  readonly 'aria-invalid'?: boolean;
  readonly 'aria-describedby'?: string;
};
