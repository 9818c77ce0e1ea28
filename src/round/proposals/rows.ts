/** What of proposals is kept. Each keeps what its class promised as it was submitted [ruling P5]. */
import type { Instant, Json, PlayerId, TableSpecs } from '../../kernel';
import type { ItemCount, Popularity } from '../../rulesets';
import type { NewWork } from '../house/commands';
import type { RoundRefusal } from '../ground/refusal';
import type { DuckId } from '../ducks/ids';
import type { ProposalId } from './ids';

/** What the server does when a proposal is adopted [ruling H3]. */
export type ProposalEffect =
  | { readonly type: 'AMEND_RULESET'; readonly patch: Json }
  | ItemEffect
  | ({ readonly type: 'CORRECT_STANDING' } & Standing)
  | ({ readonly type: 'CREATE_DUCK' } & NewDuck)
  | ({ readonly type: 'CREATE_WORK' } & NewWork);
/** Of a player's items or a duck's. */
export type ItemEffect = {
  readonly type: 'GIVE_ITEMS' | 'TAKE_ITEMS';
  readonly items: readonly ItemCount[];
} & ({ readonly playerId: PlayerId } | { readonly duckId: DuckId });
export type NewDuck = { readonly playerId: PlayerId; readonly name: string };
export type Standing = { readonly playerId: PlayerId; readonly joinedAtMs: Instant };

/** Why the effects of a proposal were not applied, and the place of the one that was in the way. */
export type EffectFailure = { readonly effect: number; readonly refusal: RoundRefusal };

export type ProposalRow = {
  /** `m1`, `m2` … */
  readonly id: ProposalId;
  readonly authorId: PlayerId;
  readonly class: string;
  readonly title: string;
  readonly text: string;
  readonly effects: readonly ProposalEffect[];
  /** The item that was used to make it. */
  readonly used: string | null;
  readonly popularity: Popularity;
  readonly submittedAtMs: Instant;
  /** The voting period: it is too late to vote from `closesAtMs` on. */
  readonly opensAtMs: Instant;
  readonly closesAtMs: Instant;
  readonly status: 'OPEN' | 'RETRACTED' | 'ADOPTED' | 'REJECTED';
  readonly decidedAtMs: Instant | null;
  /** What was counted as the voting period ended. */
  readonly votesFor: number | null;
  readonly votesAgainst: number | null;
  /** The revision that its adoption made. */
  readonly revision: number | null;
  readonly failure: EffectFailure | null;
};

export type VoteRow = {
  /** The proposal's id and the voter's. */
  readonly id: string;
  readonly proposalId: ProposalId;
  readonly playerId: PlayerId;
  readonly vote: 'FOR' | 'AGAINST';
  readonly castAtMs: Instant;
};

export type ProposalRows = { proposals: ProposalRow; votes: VoteRow };

/** The open ones stand under the ends of their voting periods, so that the clock finds them. */
export const PROPOSAL_SPECS: TableSpecs<ProposalRows> = {
  proposals: {
    status: (row) => row.status,
    window: (row) =>
      row.status === 'OPEN' ? `${String(row.opensAtMs)} ${String(row.closesAtMs)}` : null,
    closes: (row) => (row.status === 'OPEN' ? String(row.closesAtMs) : null),
  },
  votes: { proposal: (row) => row.proposalId },
};
