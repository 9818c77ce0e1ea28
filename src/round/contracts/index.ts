import type { RoundCommands, RoundEvents } from '../model/records';
import { acceptContract, contractAccepted } from './accept-contract';
import { contractAmended, contractEnded } from './carry-out';
import { contractChangeDropped, contractChangeProposed } from './changes';
import type { ContractCommand } from './commands';
import { consentToContractChange, contractChangeConsented } from './consent-to-contract-change';
import { contractCancelled, contractDeclined, declineContract } from './decline-contract';
import { contractDeposited, depositIntoContract } from './deposit-into-contract';
import type { ContractEvent } from './events';
import { contractDissolved, contractPartyLeft } from './leave-contracts';
import { contractOffered, offerContract } from './offer-contract';
import { proposeContractChange } from './propose-contract-change';
import { contractPaid, withdrawFromContract } from './withdraw-from-contract';

export const CONTRACT_COMMANDS: RoundCommands<ContractCommand> = {
  OfferContract: offerContract,
  AcceptContract: acceptContract,
  DeclineContract: declineContract,
  DepositIntoContract: depositIntoContract,
  WithdrawFromContract: withdrawFromContract,
  ProposeContractChange: proposeContractChange,
  ConsentToContractChange: consentToContractChange,
};

export const CONTRACT_EVENTS: RoundEvents<ContractEvent> = {
  ContractOffered: contractOffered,
  ContractAccepted: contractAccepted,
  ContractDeclined: contractDeclined,
  ContractCancelled: contractCancelled,
  ContractDeposited: contractDeposited,
  ContractPaid: contractPaid,
  ContractChangeProposed: contractChangeProposed,
  ContractChangeConsented: contractChangeConsented,
  ContractChangeDropped: contractChangeDropped,
  ContractAmended: contractAmended,
  ContractEnded: contractEnded,
  ContractPartyLeft: contractPartyLeft,
  ContractDissolved: contractDissolved,
};
