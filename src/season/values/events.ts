import type { PlayerId, Transfer } from '../../kernel';
import type { Tracked } from '../../rulesets';
import type { ProposalId } from '../proposals/ids';
import type { Subject } from './rows';

export type ValueSet = Subject & {
  readonly type: 'ValueSet';
  readonly value: string;
  /** What it is from now on; null for a secret one. */
  readonly now: Tracked | null;
  /** The number under which the vault keeps a secret one; null for one that everybody sees. */
  readonly keptAs: number | null;
  /** Whose effect it was; null where somebody set it. */
  readonly proposalId: ProposalId | null;
};

export type ValueEvent = ValueSet | ActionTaken;
