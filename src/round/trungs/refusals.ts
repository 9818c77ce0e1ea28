/** The refusals about Trungs. */
import type { Sentences } from '../../kernel';
import { titled } from '../../season';
import type { RoundFacts } from '../model/facts';

export type TrungRefusals = {
  readonly EXCHANGE_UNKNOWN: RoundFacts<'exchange'>;
};

export const TRUNG_REFUSALS: Sentences<TrungRefusals> = {
  EXCHANGE_UNKNOWN: ({ exchange }) => `Trungs are not traded in for ${titled(exchange)}.`,
};
