/**
 * "Only players may perform actions" [Players]; what the host alone may do is no matter of the
 * texts. Here is who asks, and whether it may; the phase is looked at after that.
 */
import { assertNever, HOST, playerId } from '../kernel';
import type { AccountId, Actor, PlayerId } from '../kernel';
import type { RuleAnchor } from '../rulesets';
import type { Asked, RoundCommand } from './command';
import { isHouseCommand } from './house/commands';
import { isJudgeCommand } from './judge/commands';
import { refuse } from './refusal';
import type { RoundRefusal } from './refusal';
import { nextNumber, ownerOf, playerOfAccount, roundOf } from './state';
import type { PlayerRow, RoundState } from './state';
import type { RoundTurn } from './turn';

/** As whom the account does what it asks: what the events of the command will say. */
export function actorOf(state: RoundState, account: AccountId, command: RoundCommand): Actor {
  if (isJudgeCommand(command)) {
    return command.type === 'AppointJudge' ? HOST : playerActor(state, account);
  }
  if (isHouseCommand(command)) {
    return command.type === 'CreateWorkOfArt' ? HOST : playerActor(state, account);
  }
  switch (command.type) {
    case 'CreateRound':
    case 'RemovePlayer':
    case 'RotateInvite':
    case 'CloseSeason':
    case 'AdvanceClock':
    case 'GrantItems':
    case 'CreateDuck':
      return HOST;
    case 'JoinSeason':
    case 'LeaveSeason':
    case 'GenerateLot':
    case 'PlaceBid':
    case 'CommitSecretAction':
    case 'RevealSecretAction':
    case 'SealBids':
    case 'SealHand':
    case 'PresentHand':
    case 'TradeInTrungs':
    case 'PlaySlots':
    case 'SitDown':
    case 'StandUp':
    case 'ProposeWar':
    case 'AgreeToWar':
    case 'SetClientSeed':
    case 'Say':
    case 'SubmitProposal':
    case 'RetractProposal':
    case 'CastVote':
    case 'OfferTrade':
    case 'AcceptTrade':
    case 'DeclineTrade':
    case 'CancelTrade':
    case 'TradeWithDuck':
    case 'OfferContract':
    case 'AcceptContract':
    case 'DeclineContract':
    case 'DepositIntoContract':
    case 'WithdrawFromContract':
    case 'ProposeContractChange':
    case 'ConsentToContractChange':
      return playerActor(state, account);
    default:
      return assertNever(command);
  }
}

/** The player; for who is none, the one that joining would make. */
function playerActor(state: RoundState, account: AccountId): Actor {
  const player = playerOfAccount(state, account);
  return ownerOf(player?.id ?? nextPlayerId(state));
}

export const nextPlayerId = (state: RoundState): PlayerId =>
  playerId(`p${String(nextNumber(state, 'player'))}`);

export const isHost = (state: RoundState, account: AccountId): boolean =>
  roundOf(state).hostAccountId === account;

/** Goes on as the player that the account is. */
export function asPlayer<C extends Asked>(
  turn: RoundTurn,
  command: C,
  decide: (turn: RoundTurn, player: PlayerRow, command: C) => RoundRefusal | null,
): RoundRefusal | null {
  const player = playerOfAccount(turn.state, command.accountId);
  return player === null ? refuse('NOT_A_PLAYER', 'players') : decide(turn, player, command);
}

/** Goes on if the account is the host. */
export function asHost<C extends Asked>(
  turn: RoundTurn,
  command: C,
  decide: (turn: RoundTurn, command: C) => RoundRefusal | null,
): RoundRefusal | null {
  if (!isHost(turn.state, command.accountId)) return refuse('NOT_THE_HOST', 'seasons');
  return decide(turn, command);
}

/** The refusal of what is only done while the round is being played. */
export function unlessRunning(state: RoundState, rule: RuleAnchor): RoundRefusal | null {
  const { status, startsAtMs } = roundOf(state);
  if (status === 'SETUP') return refuse('ROUND_NOT_STARTED', rule, { startsAtMs });
  return unlessOver(state, rule);
}

/** The refusal of what can be done before the start too, but not after the end. */
export function unlessOver(state: RoundState, rule: RuleAnchor): RoundRefusal | null {
  const { status, endedAtMs } = roundOf(state);
  return status === 'ENDED' ? refuse('ROUND_OVER', rule, { endedAtMs }) : null;
}

/** The refusal of what only a rehearsal lets its host do. */
export function unlessRehearsal(state: RoundState): RoundRefusal | null {
  const { testClockMs } = roundOf(state);
  return testClockMs === null ? refuse('NOT_A_REHEARSAL', 'seasons') : null;
}

/** The refusal of what the host does while the round is being set up; a rehearsal always is. */
export function unlessSettingUp(state: RoundState, rule: RuleAnchor): RoundRefusal | null {
  const { status, testClockMs, startsAtMs } = roundOf(state);
  const isTime = status === 'SETUP' || testClockMs !== null;
  return unlessOver(state, rule) ?? (isTime ? null : refuse('SETUP_OVER', rule, { startsAtMs }));
}
