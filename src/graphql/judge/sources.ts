import type { ConfidenceBallotRow, CandidacyCount, RemovalView } from '../../round';
import type { Reading } from '../../engine';
import type { CountedPage } from '../page';
import type {
  CandidacySource,
  JudgeTermSource,
  JusticeRequestSource,
  RulingSource,
} from '../sources';

export type JudgeOfficeSource = { readonly reading: Reading };
export type JudgeRemovalSource = { readonly reading: Reading; readonly removal: RemovalView };
export type CandidacyCountSource = { readonly reading: Reading; readonly count: CandidacyCount };
export type ConfidenceBallotSource = {
  readonly reading: Reading;
  readonly ballot: Pick<ConfidenceBallotRow, 'playerId' | 'choice'>;
};

export type JudgeTermPage = CountedPage<JudgeTermSource>;
export type CandidacyPage = CountedPage<CandidacySource>;
export type JusticeRequestPage = CountedPage<JusticeRequestSource>;
export type RulingPage = CountedPage<RulingSource>;
export type ConfidenceBallotPage = CountedPage<ConfidenceBallotSource>;
