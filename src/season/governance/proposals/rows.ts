/** The rows of proposals. A row stores the terms of its class at submission [ruling P5]. */
import type { Instant, ItemCode, PlayerId, TableSpecs } from '../../../kernel';
import type { SeasonState } from '../../model/rows';
import type { ProposalId } from '../../model/ids';
import type { Popularity } from './popularity';

/**
 * The index of the effect that failed, and its refusal. No effect is applied then, except articles
 * that the proposal adds in any case.
 */
export type EffectFailureOf<F> = { readonly effect: number; readonly refusal: F };

/** `Effect`: a change that the server makes at adoption. `F`: the refusals that can prevent it. */
export type ProposalRowOf<Effect, F> = {
  /** `m1`, `m2` … */
  readonly id: ProposalId;
  readonly authorId: PlayerId;
  readonly class: string;
  readonly title: string;
  readonly text: string;
  readonly effects: readonly Effect[];
  /** The item that paid for the proposal. */
  readonly used: ItemCode | null;
  readonly popularity: Popularity;
  readonly submittedAtMs: Instant;
  /** The voting period; `closesAtMs` is exclusive. */
  readonly opensAtMs: Instant;
  readonly closesAtMs: Instant;
  readonly status: 'OPEN' | 'RETRACTED' | 'ADOPTED' | 'REJECTED' | 'VETOED';
  readonly decidedAtMs: Instant | null;
  /** The final count. */
  readonly votesFor: number | null;
  readonly votesAgainst: number | null;
  /** The revision that the proposal's adoption made; null for none. */
  readonly revision: number | null;
  readonly failure: EffectFailureOf<F> | null;
};
export type AnyProposal = ProposalRowOf<unknown, unknown>;

export type VoteRow = {
  /** The ids of the proposal and the voter. */
  readonly id: string;
  readonly proposalId: ProposalId;
  readonly playerId: PlayerId;
  readonly vote: 'FOR' | 'AGAINST';
  readonly castAtMs: Instant;
};

/** A veto by the holder of an office, with the reason [ruling AE1]. */
export type VetoRow = {
  /** The proposal's id. */
  readonly id: ProposalId;
  readonly office: string;
  readonly playerId: PlayerId;
  readonly reason: string;
};

export type ProposalRowsOf<Row extends AnyProposal> = {
  proposals: Row;
  votes: VoteRow;
  vetoes: VetoRow;
};

/** The indexes of proposals. The clock finds open proposals by the ends of their voting periods. */
export const PROPOSAL_SPECS: TableSpecs<ProposalRowsOf<AnyProposal>> = {
  proposals: {
    status: (row) => row.status,
    window: (row) =>
      row.status === 'OPEN' ? `${String(row.opensAtMs)} ${String(row.closesAtMs)}` : null,
    closes: (row) => (row.status === 'OPEN' ? String(row.closesAtMs) : null),
  },
  votes: { proposal: (row) => row.proposalId },
  vetoes: {},
};

/** The tables of any game with proposals. */
export type ProposalState<Row extends AnyProposal = AnyProposal> = SeasonState & Kept<Row>;

interface Kept<Row extends AnyProposal> {
  get(table: 'proposals', id: ProposalId): Row | undefined;
  get(table: 'votes', id: string): VoteRow | undefined;
  get(table: 'vetoes', id: ProposalId): VetoRow | undefined;
  need(table: 'proposals', id: ProposalId): Row;
  all(table: 'proposals'): Row[];
  all(table: 'votes'): VoteRow[];
  by(table: 'proposals', index: keyof typeof PROPOSAL_SPECS.proposals, key: string): Row[];
  by(table: 'votes', index: keyof typeof PROPOSAL_SPECS.votes, key: string): VoteRow[];
  keys(table: 'proposals', index: keyof typeof PROPOSAL_SPECS.proposals): string[];
  put(table: 'proposals', row: Row): void;
  put(table: 'votes', row: VoteRow): void;
  put(table: 'vetoes', row: VetoRow): void;
  remove(table: 'votes', id: string): void;
}
