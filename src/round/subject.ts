import { assertNever } from '../kernel';
import type { RoundCommand } from './command';
import type { RoundEvent } from './event';
import { isHouseCommand } from './house/commands';
import type { HouseCommand } from './house/commands';
import { isJudgeCommand } from './judge/commands';
import { judgeSubjectIn } from './judge/subject';

/** The local id of what the command made or changed: `l3`, `a7`, `p2`; null for nothing such. */
export function subjectOf(command: RoundCommand, events: readonly RoundEvent[]): string | null {
  for (const event of events) {
    const subject = subjectIn(command, event);
    if (subject !== null) return subject;
  }
  return null;
}

/** The steward's lots and a replaced attempt are no matter of the command. */
function subjectIn(command: RoundCommand, event: RoundEvent): string | null {
  if (isJudgeCommand(command)) return judgeSubjectIn(command, event);
  if (isHouseCommand(command)) return houseSubjectIn(command, event);
  switch (command.type) {
    case 'JoinSeason':
      return event.type === 'PlayerJoined' ? event.playerId : null;
    case 'LeaveSeason':
    case 'RemovePlayer':
      return event.type === 'PlayerLeft' ? event.playerId : null;
    case 'GrantItems':
      return event.type === 'ItemsGranted' ? event.playerId : null;
    case 'TradeInTrungs':
      return event.type === 'TrungsTradedIn' ? event.playerId : null;
    case 'SetClientSeed':
      return event.type === 'ClientSeedSet' ? event.playerId : null;
    case 'Say':
      return event.type === 'Said' ? event.playerId : null;
    case 'OfferTrade':
      return event.type === 'TradeOffered' ? event.tradeId : null;
    case 'AcceptTrade':
    case 'DeclineTrade':
    case 'CancelTrade':
      return command.tradeId;
    case 'CreateDuck':
    case 'TradeWithDuck':
      return 'duckId' in event ? event.duckId : null;
    case 'OfferContract':
      return event.type === 'ContractOffered' ? event.contractId : null;
    case 'AcceptContract':
    case 'DeclineContract':
    case 'DepositIntoContract':
    case 'WithdrawFromContract':
    case 'ProposeContractChange':
      return command.contractId;
    case 'ConsentToContractChange':
      return 'contractId' in event ? event.contractId : null;
    case 'GenerateLot':
      return event.type === 'LotGenerated' ? event.lotId : null;
    case 'PlaceBid':
      return event.type === 'BidPlaced' ? event.bidId : null;
    case 'CommitSecretAction':
    case 'SealBids':
    case 'SealHand':
      return event.type === 'SecretActionCommitted' ? event.actionId : null;
    case 'PresentHand':
      return event.type === 'HandPresented' ? event.handId : null;
    case 'RevealSecretAction':
      return event.type === 'SecretActionRevealed' || event.type === 'SecretActionFailed'
        ? event.actionId
        : null;
    case 'PlaySlots':
    case 'SitDown':
    case 'StandUp':
    case 'ProposeWar':
    case 'AgreeToWar':
      return 'tableId' in event ? event.tableId : null;
    case 'SubmitProposal':
    case 'RetractProposal':
    case 'CastVote':
      return 'proposalId' in event ? event.proposalId : null;
    case 'CreateRound':
    case 'RotateInvite':
    case 'CloseSeason':
    case 'AdvanceClock':
      return null;
    default:
      return assertNever(command);
  }
}

function houseSubjectIn(command: HouseCommand, event: RoundEvent): string | null {
  switch (command.type) {
    case 'CreatePlayerLot':
      return event.type === 'PlayerLotCreated' ? event.lotId : null;
    case 'GenerateThirdPartyBid':
      return event.type === 'ThirdPartyBidGenerated' ? event.lotId : null;
    case 'CreateWorkOfArt':
      return event.type === 'WorkCreated' ? event.workId : null;
    default:
      return assertNever(command);
  }
}
