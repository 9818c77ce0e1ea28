/** Why there is no season of an edition: the one refusal that neither games nor accounts make. */
import type { Sentences } from '../../kernel';

export type EditionRefusals = {
  readonly EDITION_UNKNOWN: { readonly edition: string; readonly editions: readonly string[] };
};

export const EDITION_REFUSALS: Sentences<EditionRefusals> = {
  EDITION_UNKNOWN: ({ edition }) => `There is no edition ${edition}.`,
};
