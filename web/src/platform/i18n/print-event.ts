import { currentSentences } from './language';

export type ToldEvent = {
  readonly __typename: string;
  readonly text: string;
  /** The log asks for them only for a translation. */
  readonly facts?: unknown;
};

/** The variable of queries that ask for the facts of sentences; left out for English. */
export const TOLD: { readonly told?: true } = currentSentences() === null ? {} : { told: true };

/** The translation's sentence of an event, by its type and facts; null if it has none. */
export const translatedEvent = ({ __typename, facts }: ToldEvent): string | null =>
  currentSentences()?.(`event.${__typename}`, facts) ?? null;

/** The sentence of an event: the translation's, or else the server's. */
export const printEvent = (event: ToldEvent): string => translatedEvent(event) ?? event.text;
