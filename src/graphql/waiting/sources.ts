import type { Reading } from '../../engine';
import type { Refusal } from '../../kernel';
import type { Waiting } from '../../season';
import type { CountedPage } from '../page';

export type WaitingSource = {
  readonly reading: Reading;
  readonly waiting: Waiting<string, Refusal>;
};
export type WaitingConnectionSource = CountedPage<WaitingSource> & { readonly complete: boolean };
