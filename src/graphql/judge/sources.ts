import type { ConfidenceBallotRow, CandidacyCount, RemovalView } from '../../round';
import type { RoundSnapshot } from '../snapshots/by-game';

export type JudgeOfficeSource = { readonly snapshot: RoundSnapshot };
export type JudgeRemovalSource = {
  readonly snapshot: RoundSnapshot;
  readonly removal: RemovalView;
};
export type CandidacyCountSource = CandidacyCount & { readonly snapshot: RoundSnapshot };
export type ConfidenceBallotSource = {
  readonly snapshot: RoundSnapshot;
  readonly ballot: Pick<ConfidenceBallotRow, 'playerId' | 'choice'>;
};
