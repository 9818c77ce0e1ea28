/** What the sentences about ducks have in common. */
import { nameInSentence } from '../../kernel';
import type { RoundState } from '../ground/state';

/** "the duck Ann". */
export const duckWords = (state: RoundState, { duckId }: { readonly duckId: string }): string =>
  `the duck ${nameInSentence(state.need('ducks', duckId).name)}`;
