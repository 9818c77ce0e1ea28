/** Here is who asks, and whether it may; what is asked of a game is looked at after that. */
import { assertNever, HOST, playerId } from '../kernel';
import type { AccountId, Actor, PlayerId } from '../kernel';
import type { Asked, DynastyCommand } from './command';
import { refuse } from './refusal';
import type { DynastyAnchor } from '../rulesets';
import type { DynastyRefusal } from './refusal';
import type { DynastyPlayerRow } from './rows';
import { dynastyOf, nextNumber, ownerOf, playerOfAccount } from './state';
import type { DynastyState } from './state';
import type { DynastyTurn } from './turn';

/** Who runs the games: the person who deals, or the server for it. */
export const DEALER: Actor = 'dealer';

/** As whom the account does what it asks: what the events of the command will say. */
export function actorOf(state: DynastyState, account: AccountId, command: DynastyCommand): Actor {
  switch (command.type) {
    case 'CreateDynasty':
    case 'RemovePlayer':
    case 'RotateInvite':
    case 'CloseSeason':
    case 'AdvanceClock':
    case 'PublishRuleset':
      return HOST;
    case 'StartGame':
    case 'EndGame':
      return DEALER;
    case 'VoidGame':
      return isHost(state, account) ? HOST : DEALER;
    case 'JoinSeason':
    case 'LeaveSeason':
    case 'SetReadiness':
    case 'SetClientSeed':
    case 'WearMask':
    case 'PlayCard':
    case 'OfferSfida':
    case 'AnswerSfida':
    case 'ResignGame':
    case 'UseReali':
    case 'RevealMask':
    case 'BecomeBookmaker':
    case 'PlaceBet':
    case 'SettleBets':
    case 'Say':
      return playerActor(state, account);
    default:
      return assertNever(command);
  }
}

/** The player; for who is none, the one that joining would make. */
function playerActor(state: DynastyState, account: AccountId): Actor {
  const player = playerOfAccount(state, account);
  return ownerOf(player?.id ?? nextPlayerId(state));
}

export const nextPlayerId = (state: DynastyState): PlayerId =>
  playerId(`p${String(nextNumber(state, 'player'))}`);

export const isHost = (state: DynastyState, account: AccountId): boolean =>
  dynastyOf(state).hostAccountId === account;

export const isDealer = (state: DynastyState, account: AccountId): boolean =>
  dynastyOf(state).dealerAccountId === account;

/** Goes on as the player that the account is. */
export function asPlayer<C extends Asked>(
  turn: DynastyTurn,
  command: C,
  decide: (turn: DynastyTurn, player: DynastyPlayerRow, command: C) => DynastyRefusal | null,
): DynastyRefusal | null {
  const player = playerOfAccount(turn.state, command.accountId);
  return player === null ? refuse('NOT_A_PLAYER', 'players') : decide(turn, player, command);
}

/** The same of what ends with the dynasty. */
export function asPlayerWhileOn<C extends Asked>(
  turn: DynastyTurn,
  command: C,
  decide: (turn: DynastyTurn, player: DynastyPlayerRow, command: C) => DynastyRefusal | null,
): DynastyRefusal | null {
  return asPlayer(turn, command, (own, player, asked) => {
    return unlessOver(own.state, 'seasons') ?? decide(own, player, asked);
  });
}

/** Goes on if the account is the host. */
export function asHost<C extends Asked>(
  turn: DynastyTurn,
  command: C,
  decide: (turn: DynastyTurn, command: C) => DynastyRefusal | null,
): DynastyRefusal | null {
  if (!isHost(turn.state, command.accountId)) return refuse('NOT_THE_HOST', 'seasons');
  return decide(turn, command);
}

/** Goes on if the account deals; `orHost`: the host may too. */
export function asDealer<C extends Asked>(
  turn: DynastyTurn,
  command: C,
  decide: (turn: DynastyTurn, command: C) => DynastyRefusal | null,
  orHost = false,
): DynastyRefusal | null {
  const { state } = turn;
  const may = isDealer(state, command.accountId) || (orHost && isHost(state, command.accountId));
  if (!may) return refuse('NOT_THE_DEALER', 'starting-a-game');
  return unlessOver(state, 'seasons') ?? decide(turn, command);
}

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
