import { applyTransfers } from '../kernel';
import { keepAside } from './asides/keep-aside';
import { evolveClientSeedSet } from './chance/set-client-seed';
import { evolveGameStarted } from './dealing/evolve-game-started';
import { evolveGameEnded } from './ending/end-game';
import { evolveGameVoided } from './ending/void-game';
import type { DynastyEvent, DynastyEventType } from './event';
import { evolveBookmakerDeclared } from './gambling/become-bookmaker';
import { evolveBetPlaced } from './gambling/place-bet';
import { evolveBetsSettled } from './gambling/settle-bets';
import { evolveMaskRevealed } from './masks/reveal-mask';
import { evolveRealiUsed } from './masks/use-reali';
import { evolveMaskWorn } from './masks/wear-mask';
import { evolvePlayerLeft } from './membership/depart';
import { evolvePlayerJoined } from './membership/join-season';
import { evolveClockWarned } from './play/clock';
import { evolveGameClosed } from './play/close-game';
import { evolveCardPlayed } from './play/play-card';
import { evolveReadinessSet } from './readiness/set-readiness';
import { evolveClockAdvanced } from './rehearsal/advance-clock';
import { evolveDynastyClosed } from './season/close-season';
import { evolveDynastyCreated } from './season/create-dynasty';
import { evolveRulesetPublished } from './season/publish-ruleset';
import { evolveInviteRotated } from './season/rotate-invite';
import { evolveSfidaAnswered } from './sfida/answer-sfida';
import { evolveSfidaOffered } from './sfida/offer-sfida';
import type { DynastyState } from './state';
import type { DynastyStamped } from './turn';

type Evolve<E extends DynastyEvent> = (state: DynastyState, stamped: DynastyStamped<E>) => void;

const wordsOnly = (): void => undefined;

/** The switch over all events: the type asks for each. */
const EVOLVE: { readonly [T in DynastyEventType]: Evolve<Extract<DynastyEvent, { type: T }>> } = {
  DynastyCreated: evolveDynastyCreated,
  DynastyClosed: evolveDynastyClosed,
  InviteRotated: evolveInviteRotated,
  ClockAdvanced: evolveClockAdvanced,
  RulesetPublished: evolveRulesetPublished,
  PlayerJoined: evolvePlayerJoined,
  PlayerLeft: evolvePlayerLeft,
  ReadinessSet: evolveReadinessSet,
  ClientSeedSet: evolveClientSeedSet,
  MaskWorn: evolveMaskWorn,
  GameStarted: evolveGameStarted,
  CardPlayed: evolveCardPlayed,
  SfidaOffered: evolveSfidaOffered,
  SfidaAnswered: evolveSfidaAnswered,
  RealiUsed: evolveRealiUsed,
  MaskRevealed: evolveMaskRevealed,
  ClockWarned: evolveClockWarned,
  GameClosed: evolveGameClosed,
  GameEnded: evolveGameEnded,
  GameVoided: evolveGameVoided,
  BookmakerDeclared: evolveBookmakerDeclared,
  BetPlaced: evolveBetPlaced,
  BetsSettled: evolveBetsSettled,
  Said: wordsOnly,
};

/** The only thing that changes a dynasty. It is total: what happened cannot be refused. */
export function evolveDynasty(state: DynastyState, stamped: DynastyStamped): void {
  const { event } = stamped;
  if ('transfers' in event) applyTransfers(state, event.transfers);
  const evolve = EVOLVE[event.type] as Evolve<DynastyEvent>;
  evolve(state, stamped);
  keepAside(state, event);
}
