import type { SeasonSnapshot } from '../../engine';
import type { Refusal } from '../../kernel';
import type { Waiting } from '../../season';
import type { CountedPage } from '../pagination/page';

export type WaitingSource = {
  readonly snapshot: SeasonSnapshot;
  readonly waiting: Waiting<string, Refusal>;
};
export type WaitingConnectionSource = CountedPage<WaitingSource> & { readonly complete: boolean };
