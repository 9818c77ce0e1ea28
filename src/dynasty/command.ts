import type { AccountId, Instant, PlayerId, RulesInstant } from '../kernel';
import type { Card, DynastyRuleset } from '../rulesets';
import type { AdvanceClock, LeaveSeason, RemovePlayer, RotateInvite } from '../season';
import type { DynastyRow } from './rows';
import type { DynastyChannel } from './words/channel';

export type { AdvanceClock, LeaveSeason, RemovePlayer, RotateInvite } from '../season';
export type CreateDynasty = {
  readonly type: 'CreateDynasty';
  readonly name: string;
  readonly visibility: DynastyRow['visibility'];
  readonly inviteHash: string | null;
  readonly document: DynastyRuleset;
  /** Who deals where dealing is not automatic; null: the host. */
  readonly dealerAccountId: AccountId | null;
  /** The rules-time that the start stands for; null: Sunday 00:00, or UTC at the default tempo. */
  readonly rulesStartMs: RulesInstant | null;
  readonly rehearsal: boolean;
  /** Where the clock of a rehearsal begins; null: now. */
  readonly startsAtMs: Instant | null;
};
export type JoinSeason = {
  readonly type: 'JoinSeason';
  readonly name: string;
  readonly inviteCode: string | null;
};
export type CloseSeason = { readonly type: 'CloseSeason' };
/** An RFC 6902 patch of the present revision. */
export type PublishRuleset = { readonly type: 'PublishRuleset'; readonly patch: unknown };

export type SetReadiness = {
  readonly type: 'SetReadiness';
  readonly ready: boolean;
  /** The client seed that was fixed for the game that is dealt next; null: none is told. */
  readonly clientSeed: string | null;
};
export type SetClientSeed = {
  readonly type: 'SetClientSeed';
  /** Of the client seed; null: takes back what was fixed. */
  readonly sha256: string | null;
};
/** null: takes the mask off. */
export type WearMask = { readonly type: 'WearMask'; readonly mask: string | null };

export type StartGame = {
  readonly type: 'StartGame';
  /** Rehearsals only: the cards on top of the deck, first dealt first; null: as shuffled. */
  readonly deck: readonly Card[] | null;
};
export type EndGame = { readonly type: 'EndGame'; readonly gameId: string };
export type VoidGame = {
  readonly type: 'VoidGame';
  readonly gameId: string;
  readonly reason: string;
};

export type PlayCard = {
  readonly type: 'PlayCard';
  readonly gameId: string;
  readonly card: Card;
  /** Points; 0 claims nothing. */
  readonly claim: number;
};
export type OfferSfida = { readonly type: 'OfferSfida'; readonly gameId: string };
export type AnswerSfida = {
  readonly type: 'AnswerSfida';
  readonly gameId: string;
  readonly accept: boolean;
};
export type ResignGame = { readonly type: 'ResignGame'; readonly gameId: string };
export type UseReali = {
  readonly type: 'UseReali';
  readonly gameId: string;
  readonly trick: string;
};
export type RevealMask = {
  readonly type: 'RevealMask';
  readonly gameId: string;
  readonly mask: string;
};

export type BecomeBookmaker = { readonly type: 'BecomeBookmaker'; readonly gameId: string };
export type PlaceBet = {
  readonly type: 'PlaceBet';
  readonly gameId: string;
  readonly on: PlayerId;
};
export type SettleBets = { readonly type: 'SettleBets'; readonly gameId: string };

export type Say = {
  readonly type: 'Say';
  readonly channel: DynastyChannel;
  readonly text: string;
};

/** What an account may ask of a dynasty. */
export type DynastyCommand =
  | CreateDynasty
  | JoinSeason
  | LeaveSeason
  | RemovePlayer
  | RotateInvite
  | CloseSeason
  | AdvanceClock
  | PublishRuleset
  | SetReadiness
  | SetClientSeed
  | WearMask
  | StartGame
  | EndGame
  | VoidGame
  | PlayCard
  | OfferSfida
  | AnswerSfida
  | ResignGame
  | UseReali
  | RevealMask
  | BecomeBookmaker
  | PlaceBet
  | SettleBets
  | Say;

/** A command with the account that asks. */
export type Asked<C extends DynastyCommand = DynastyCommand> = C & {
  readonly accountId: AccountId;
};
