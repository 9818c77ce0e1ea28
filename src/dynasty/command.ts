import type { AccountId, PlayerId } from '../kernel';
import type { Card } from '../rulesets';
import type { AdvanceClock, MembershipCommand, SayIn, SetClientSeed } from '../season';
import type { DynastySeasonCommand } from './season/commands';
import type { DynastyChannel } from './words/channel';

export type SetReadiness = {
  readonly type: 'SetReadiness';
  readonly ready: boolean;
  /** The client seed that was fixed for the game that is dealt next; null: none is told. */
  readonly clientSeed: string | null;
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

/** What an account may ask of a dynasty. */
export type DynastyCommand =
  | DynastySeasonCommand
  | MembershipCommand
  | AdvanceClock
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
  | SayIn<DynastyChannel>;

/** A command with the account that asks. */
export type Asked<C extends DynastyCommand = DynastyCommand> = C & {
  readonly accountId: AccountId;
};
