import { assertNever, CLOCK } from '../kernel';
import { asHost, asPlayer } from './access';
import { wake } from './calendar/sleep';
import { setClientSeed } from './chance/set-client-seed';
import { citing } from './cited';
import type { Asked } from './command';
import { watchingBids } from './bidding/invalidate-bids';
import { placeBid } from './bidding/place-bid';
import { isJudgeCommand } from './judge/commands';
import { decideJudge } from './judge/decide';
import { acceptContract, declineContract } from './contracts/accept-contract';
import type { ContractCommand } from './contracts/commands';
import { consentToContractChange } from './contracts/consent-to-contract-change';
import { depositIntoContract } from './contracts/deposit-into-contract';
import { offerContract } from './contracts/offer-contract';
import { proposeContractChange } from './contracts/propose-contract-change';
import { withdrawFromContract } from './contracts/withdraw-from-contract';
import { presentHand } from './hands/present-hand';
import { isHouseCommand } from './house/commands';
import { decideHouse } from './house/decide';
import { unlessHouse } from './house/unless-house';
import { generateLot } from './lots/generate-lot';
import { steward } from './lots/steward';
import { createDuck } from './ducks/create-duck';
import { tradeWithDuck } from './ducks/trade-with-duck';
import { joinSeason } from './membership/join-season';
import { leaveSeason } from './membership/leave-season';
import { removePlayer } from './membership/remove-player';
import { castVote } from './proposals/cast-vote';
import { retractProposal } from './proposals/retract-proposal';
import { submitProposal } from './proposals/submit-proposal';
import type { RoundRefusal } from './refusal';
import { advanceClock } from './rehearsal/advance-clock';
import { grantItems } from './rehearsal/grant-items';
import { closeSeason } from './season/close-season';
import { createRound } from './season/create-round';
import { rotateInvite } from './season/rotate-invite';
import { commitSecretAction } from './secret-actions/commit-secret-action';
import { revealSecretAction } from './secret-actions/reveal-secret-action';
import { sealBids } from './secret-actions/seal-bids';
import { sealHand } from './secret-actions/seal-hand';
import { shapeRefusal } from './shape';
import { nowIn } from './state';
import type { RoundState } from './state';
import { agreeToWar } from './tables/agree-to-war';
import { playSlots } from './tables/play-slots';
import { proposeWar } from './tables/propose-war';
import { sitDown } from './tables/sit-down';
import { standUp } from './tables/stand-up';
import { acceptTrade } from './trades/accept-trade';
import { cancelTrade } from './trades/cancel-trade';
import type { DuckCommand } from './ducks/commands';
import type { TradeCommand } from './trades/commands';
import { declineTrade } from './trades/decline-trade';
import { offerTrade } from './trades/offer-trade';
import { tradeInTrungs } from './trungs/trade-in-trungs';
import type { RoundTurn } from './turn';
import { watchingVictory } from './victory/watch-victory';
import { say } from './words/say';

/**
 * Does what is asked, or says why not. The state must have been advanced to the turn's instant;
 * after a refusal the caller takes back whatever changed.
 */
export function decideRound(turn: RoundTurn, command: Asked): RoundRefusal | null {
  const refusal =
    unlessInRules(turn.state, command) ??
    shapeRefusal(command) ??
    watchingVictory(turn, (watched) => {
      if (command.type !== 'CreateRound') wake(watched);
      return decide(watchingBids(watched), command);
    });
  if (refusal !== null) return citing(turn.state, refusal);
  steward(turn.as(CLOCK, nowIn(turn.state, turn.now)));
  return null;
}

/** What the rules do not know is told before how it was asked. */
const unlessInRules = (state: RoundState, command: Asked): RoundRefusal | null =>
  isHouseCommand(command) ? unlessHouse(state, command) : null;

function decide(turn: RoundTurn, command: Asked): RoundRefusal | null {
  if (isJudgeCommand(command)) return decideJudge(turn, command);
  if (isHouseCommand(command)) return decideHouse(turn, command);
  switch (command.type) {
    case 'CreateRound':
      return createRound(turn, command);
    case 'JoinSeason':
      return joinSeason(turn, command);
    case 'LeaveSeason':
      return asPlayer(turn, command, leaveSeason);
    case 'RemovePlayer':
      return asHost(turn, command, removePlayer);
    case 'RotateInvite':
      return asHost(turn, command, rotateInvite);
    case 'CloseSeason':
      return asHost(turn, command, closeSeason);
    case 'AdvanceClock':
      return asHost(turn, command, advanceClock);
    case 'GrantItems':
      return asHost(turn, command, grantItems);
    case 'TradeInTrungs':
      return asPlayer(turn, command, tradeInTrungs);
    case 'PlaySlots':
      return asPlayer(turn, command, playSlots);
    case 'SitDown':
      return asPlayer(turn, command, sitDown);
    case 'StandUp':
      return asPlayer(turn, command, standUp);
    case 'ProposeWar':
      return asPlayer(turn, command, proposeWar);
    case 'AgreeToWar':
      return asPlayer(turn, command, agreeToWar);
    case 'SetClientSeed':
      return asPlayer(turn, command, setClientSeed);
    case 'Say':
      return asPlayer(turn, command, say);
    case 'SubmitProposal':
      return asPlayer(turn, command, submitProposal);
    case 'RetractProposal':
      return asPlayer(turn, command, retractProposal);
    case 'CastVote':
      return asPlayer(turn, command, castVote);
    case 'GenerateLot':
    case 'PlaceBid':
    case 'CommitSecretAction':
    case 'RevealSecretAction':
    case 'SealBids':
    case 'SealHand':
    case 'PresentHand':
      return decideAuction(turn, command);
    case 'CreateDuck':
    case 'TradeWithDuck':
    case 'OfferTrade':
    case 'AcceptTrade':
    case 'DeclineTrade':
    case 'CancelTrade':
    case 'OfferContract':
    case 'AcceptContract':
    case 'DeclineContract':
    case 'DepositIntoContract':
    case 'WithdrawFromContract':
    case 'ProposeContractChange':
    case 'ConsentToContractChange':
      return decideDeal(turn, command);
    default:
      return assertNever(command);
  }
}

type AuctionCommand = Extract<
  Asked,
  {
    readonly type:
      | 'GenerateLot'
      | 'PlaceBid'
      | 'CommitSecretAction'
      | 'RevealSecretAction'
      | 'SealBids'
      | 'SealHand'
      | 'PresentHand';
  }
>;

/** Lots, bids and hands. */
function decideAuction(turn: RoundTurn, command: AuctionCommand): RoundRefusal | null {
  switch (command.type) {
    case 'GenerateLot':
      return asPlayer(turn, command, generateLot);
    case 'PlaceBid':
      return asPlayer(turn, command, placeBid);
    case 'CommitSecretAction':
      return asPlayer(turn, command, commitSecretAction);
    case 'RevealSecretAction':
      return asPlayer(turn, command, revealSecretAction);
    case 'SealBids':
      return asPlayer(turn, command, sealBids);
    case 'SealHand':
      return asPlayer(turn, command, sealHand);
    case 'PresentHand':
      return asPlayer(turn, command, presentHand);
    default:
      return assertNever(command);
  }
}

/** Trades, ducks and contracts. */
function decideDeal(
  turn: RoundTurn,
  command: Asked<TradeCommand | DuckCommand | ContractCommand>,
): RoundRefusal | null {
  switch (command.type) {
    case 'OfferTrade':
      return asPlayer(turn, command, offerTrade);
    case 'AcceptTrade':
      return asPlayer(turn, command, acceptTrade);
    case 'DeclineTrade':
      return asPlayer(turn, command, declineTrade);
    case 'CancelTrade':
      return asPlayer(turn, command, cancelTrade);
    case 'CreateDuck':
      return asHost(turn, command, createDuck);
    case 'TradeWithDuck':
      return asPlayer(turn, command, tradeWithDuck);
    case 'OfferContract':
      return asPlayer(turn, command, offerContract);
    case 'AcceptContract':
      return asPlayer(turn, command, acceptContract);
    case 'DeclineContract':
      return asPlayer(turn, command, declineContract);
    case 'DepositIntoContract':
      return asPlayer(turn, command, depositIntoContract);
    case 'WithdrawFromContract':
      return asPlayer(turn, command, withdrawFromContract);
    case 'ProposeContractChange':
      return asPlayer(turn, command, proposeContractChange);
    case 'ConsentToContractChange':
      return asPlayer(turn, command, consentToContractChange);
    default:
      return assertNever(command);
  }
}
