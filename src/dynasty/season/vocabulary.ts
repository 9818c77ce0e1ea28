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
  /** The dealer, if dealing is not automatic; null: the host. */
  readonly dealerAccountId: AccountId | null;
} & Founding<DynastyRuleset>;
/** An RFC 6902 patch of the present revision. */
export type PublishRuleset = { readonly type: 'PublishRuleset'; readonly patch: unknown };

export type DynastySeasonCommand = CreateDynasty | HostsCommand | PublishRuleset;

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
export type DynastyWon = { readonly type: 'DynastyWon' } & VictoryFacts;
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
  | DynastyWon
  | RulesetPublished;

export type DynastySeasonRefusals = {
  readonly DYNASTY_OVER: DynastyFacts<'endedAtMs'>;
};

export const DYNASTY_SEASON_REFUSALS: Sentences<DynastySeasonRefusals> = {
  DYNASTY_OVER: () => 'This dynasty is over.',
};
