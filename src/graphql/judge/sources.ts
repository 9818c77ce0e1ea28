import type { ConfidenceBallotRow, CandidacyCount, RemovalView } from '../../round';
import type { RoundReading } from '../snapshots/by-game';

export type JudgeOfficeSource = { readonly reading: RoundReading };
export type JudgeRemovalSource = { readonly reading: RoundReading; readonly removal: RemovalView };
export type CandidacyCountSource = CandidacyCount & { readonly reading: RoundReading };
export type ConfidenceBallotSource = {
  readonly reading: RoundReading;
  readonly ballot: Pick<ConfidenceBallotRow, 'playerId' | 'choice'>;
};
