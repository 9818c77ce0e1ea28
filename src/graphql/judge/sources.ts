import type { ConfidenceBallotRow, CandidacyCount, RemovalView } from '../../round';
import type { RoundReading } from '../../engine';
import type { CountedPage } from '../page';
import type {
  CandidacySource,
  JudgeTermSource,
  JusticeRequestSource,
  RulingSource,
} from '../sources';

export type JudgeOfficeSource = { readonly reading: RoundReading };
export type JudgeRemovalSource = { readonly reading: RoundReading; readonly removal: RemovalView };
export type CandidacyCountSource = {
  readonly reading: RoundReading;
  readonly count: CandidacyCount;
};
export type ConfidenceBallotSource = {
  readonly reading: RoundReading;
  readonly ballot: Pick<ConfidenceBallotRow, 'playerId' | 'choice'>;
};

export type JudgeTermPage = CountedPage<JudgeTermSource>;
export type CandidacyPage = CountedPage<CandidacySource>;
export type JusticeRequestPage = CountedPage<JusticeRequestSource>;
export type RulingPage = CountedPage<RulingSource>;
export type ConfidenceBallotPage = CountedPage<ConfidenceBallotSource>;
