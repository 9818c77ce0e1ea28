/** The refusal of an unknown edition. All other refusals come from the games and the accounts. */
import type { Sentences } from '../../kernel';

export type EditionRefusals = {
  readonly EDITION_UNKNOWN: { readonly edition: string; readonly editions: readonly string[] };
};

export const EDITION_REFUSALS: Sentences<EditionRefusals> = {
  EDITION_UNKNOWN: ({ edition }) => `There is no edition ${edition}.`,
};
