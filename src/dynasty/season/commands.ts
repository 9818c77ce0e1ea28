import type { AccountId } from '../../kernel';
import type { DynastyRuleset } from '../../rulesets';
import type { Founding, HostsCommand } from '../../season';

export type CreateDynasty = {
  readonly type: 'CreateDynasty';
  /** The dealer, if dealing is not automatic; null: the host. */
  readonly dealerAccountId: AccountId | null;
} & Founding<DynastyRuleset>;
/** An RFC 6902 patch of the present revision. */
export type PublishRuleset = { readonly type: 'PublishRuleset'; readonly patch: unknown };

export type DynastySeasonCommand = CreateDynasty | HostsCommand | PublishRuleset;
