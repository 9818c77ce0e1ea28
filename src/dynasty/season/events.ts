import type { AccountId, FixedSeed, PlayerId } from '../../kernel';
import type { DynastyRuleset } from '../../rulesets';
import type {
  Founded,
  HostingEvent,
  InviteRotated,
  PausingEvent,
  ProposalId,
  SeasonDescribed,
} from '../../season';
import type { VictoryEvent } from '../victory/events';

export type DynastyCreated = {
  readonly type: 'DynastyCreated';
  readonly dealerAccountId: AccountId;
  /** The SHA-256 of the seed of the first game. */
  readonly nextCommitment: string;
  /** The client seeds of its dice: none, as there are no players yet; absent in earlier ones. */
  readonly nextClientSeeds?: readonly FixedSeed[];
} & Founded<DynastyRuleset>;
/** `proposalId`: the players' vote; left out if the host did it. */
export type DynastyClosed = { readonly type: 'DynastyClosed'; readonly proposalId?: ProposalId };
/** `unmaskedIds`: the players whose mask no longer exists. */
export type RulesetPublished = {
  readonly type: 'RulesetPublished';
  readonly revision: number;
  readonly document: DynastyRuleset;
  readonly unmaskedIds: readonly PlayerId[];
};

export type DynastySeasonEvent =
  | DynastyCreated
  | SeasonDescribed
  | InviteRotated
  | HostingEvent
  | PausingEvent
  | DynastyClosed
  | VictoryEvent
  | RulesetPublished;
