/** Shared parts of the sentences about ducks. */
import { nameInSentence } from '../../kernel';
import type { RoundState } from '../ground/state';
import type { DuckId } from '../ground/ids';

/** "the duck Ann". */
export const duckWords = (state: RoundState, { duckId }: { readonly duckId: DuckId }): string =>
  `the duck ${nameInSentence(state.need('ducks', duckId).name)}`;
