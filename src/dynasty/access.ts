/** Here is who asks; what is asked of a game is looked at after that. */
import { playerId } from '../kernel';
import type { AccountId, Actor, PlayerId } from '../kernel';
import { refuse } from './refusal';
import type { DynastyAnchor } from '../rulesets';
import type { DynastyRefusal } from './refusal';
import { dynastyOf, nextNumber, ownerOf, playerOfAccount } from './state';
import type { DynastyState } from './state';

/** Who runs the games: the person who deals, or the server for it. */
export const DEALER: Actor = 'dealer';

/** The account as a player; as the one that joining would make it if it is none. */
export function playerActor(state: DynastyState, account: AccountId): Actor {
  const player = playerOfAccount(state, account);
  return ownerOf(player?.id ?? nextPlayerId(state));
}

export const nextPlayerId = (state: DynastyState): PlayerId =>
  playerId(`p${String(nextNumber(state, 'player'))}`);

export const isHost = (state: DynastyState, account: AccountId): boolean =>
  dynastyOf(state).hostAccountId === account;

export const isDealer = (state: DynastyState, account: AccountId): boolean =>
  dynastyOf(state).dealerAccountId === account;

/** The refusal of what cannot be done after the end. */
export function unlessOver(state: DynastyState, rule: DynastyAnchor): DynastyRefusal | null {
  const { status, endedAtMs } = dynastyOf(state);
  return status === 'ENDED' ? refuse('DYNASTY_OVER', rule, { endedAtMs }) : null;
}

/** The refusal of what only a rehearsal lets be done. */
export function unlessRehearsal(state: DynastyState): DynastyRefusal | null {
  const { testClockMs } = dynastyOf(state);
  return testClockMs === null ? refuse('NOT_A_REHEARSAL', 'seasons') : null;
}
