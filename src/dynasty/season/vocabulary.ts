import type { AccountId, FixedSeed, PlayerId, Sentences } from '../../kernel';
import type { DynastyRuleset } from '../../rulesets';
import type {
  Founding,
  HostsCommand,
  Founded,
  HostingEvent,
  InviteRotated,
  PausingEvent,
  ProposalId,
  SeasonDescribed,
  VictoryFacts,
} from '../../season';
import type { DynastyFacts } from '../model/facts';

export type CreateDynasty = {
  readonly type: 'CreateDynasty';
  /** The dealer, if dealing is not automatic; null for the host. */
  readonly dealerAccountId: AccountId | null;
} & Founding<DynastyRuleset>;
/** An RFC 6902 patch of the present revision. */
export type PublishRuleset = { readonly type: 'PublishRuleset'; readonly patch: unknown };

export type DynastySeasonCommand = CreateDynasty | HostsCommand | PublishRuleset;

export type DynastyCreated = {
  readonly type: 'DynastyCreated';
  readonly dealerAccountId: AccountId;
  /** The SHA-256 of the first game's seed. */
  readonly nextCommitment: string;
  /**
   * The client seeds of the first game's dice. There are no players yet, so the list is empty; left
   * out in older events.
   */
  readonly nextClientSeeds?: readonly FixedSeed[];
} & Founded<DynastyRuleset>;
/** `proposalId`: the proposal that ended the dynasty; left out if the host ended it. */
export type DynastyClosed = { readonly type: 'DynastyClosed'; readonly proposalId?: ProposalId };
export type DynastyWon = { readonly type: 'DynastyWon' } & VictoryFacts;
/** `unmaskedIds`: the players whose masks no longer exist. */
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
  | DynastyWon
  | RulesetPublished;

export type DynastySeasonRefusals = {
  readonly DYNASTY_OVER: DynastyFacts<'endedAtMs'>;
};

export const DYNASTY_SEASON_REFUSALS: Sentences<DynastySeasonRefusals> = {
  DYNASTY_OVER: () => 'This dynasty is over.',
};
