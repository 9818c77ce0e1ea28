import type { ConfidenceBallotRow, CandidacyCount, RemovalView } from '../../round';
import type { RoundSnapshot } from '../snapshots/by-game';

export type JudgeOfficeSource = { readonly reading: RoundSnapshot };
export type JudgeRemovalSource = { readonly reading: RoundSnapshot; readonly removal: RemovalView };
export type CandidacyCountSource = CandidacyCount & { readonly reading: RoundSnapshot };
export type ConfidenceBallotSource = {
  readonly reading: RoundSnapshot;
  readonly ballot: Pick<ConfidenceBallotRow, 'playerId' | 'choice'>;
};
