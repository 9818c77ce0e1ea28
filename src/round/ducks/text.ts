/** Shared parts of the sentences about ducks. */
import { nameInSentence } from '../../kernel';
import type { RoundState } from '../model/state';
import type { DuckId } from '../model/ids';

/** "the duck Ann". */
export const duckWords = (state: RoundState, { duckId }: { readonly duckId: DuckId }): string =>
  `the duck ${nameInSentence(state.need('ducks', duckId).name)}`;
