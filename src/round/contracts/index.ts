import type { PlayerId } from '../../kernel';
import { byPlayer, nothing } from '../declare';
import type { RoundCommands, RoundEvents } from '../declare';
import type { RoundState } from '../state';
import {
  acceptContract,
  declineContract,
  evolveContractAccepted,
  evolveContractCancelled,
  evolveContractDeclined,
} from './accept-contract';
import {
  evolveContractChangeConsented,
  evolveContractChangeDropped,
  evolveContractChangeProposed,
} from './changes';
import type {
  AcceptContract,
  ConsentToContractChange,
  ContractCommand,
  DeclineContract,
  DepositIntoContract,
  OfferContract,
  ProposeContractChange,
  WithdrawFromContract,
} from './commands';
import {
  consentToContractChange,
  evolveContractAmended,
  evolveContractDissolved,
  evolveContractEnded,
} from './consent-to-contract-change';
import { changeShape, movedShape, offerShape } from './shape';
import { depositIntoContract } from './deposit-into-contract';
import type { ContractEvent } from './events';
import { evolveContractPartyLeft } from './leave-contracts';
import { evolveContractOffered, offerContract } from './offer-contract';
import { allPartiesOf } from './parties';
import { proposeContractChange } from './propose-contract-change';
import { contractText } from './text';
import { evolveContractPaid, withdrawFromContract } from './withdraw-from-contract';

type OfContract = { readonly contractId: string };

const its = (_event: unknown, { contractId }: OfContract): string => contractId;

export const CONTRACT_COMMANDS: RoundCommands<ContractCommand> = {
  OfferContract: byPlayer<OfferContract>({
    rule: 'contracts',
    shape: offerShape,
    decide: offerContract,
    made: (event) => (event.type === 'ContractOffered' ? event.contractId : null),
  }),
  AcceptContract: byPlayer<AcceptContract>({
    rule: 'contracts',
    decide: acceptContract,
    made: its,
  }),
  DeclineContract: byPlayer<DeclineContract>({
    rule: 'contracts',
    decide: declineContract,
    made: its,
  }),
  DepositIntoContract: byPlayer<DepositIntoContract>({
    rule: 'contracts',
    shape: movedShape,
    decide: depositIntoContract,
    made: its,
  }),
  WithdrawFromContract: byPlayer<WithdrawFromContract>({
    rule: 'contracts',
    shape: movedShape,
    decide: withdrawFromContract,
    made: its,
  }),
  ProposeContractChange: byPlayer<ProposeContractChange>({
    rule: 'contracts',
    shape: changeShape,
    decide: proposeContractChange,
    made: its,
  }),
  ConsentToContractChange: byPlayer<ConsentToContractChange>({
    rule: 'contracts',
    decide: consentToContractChange,
    made: (event) => ('contractId' in event ? event.contractId : null),
  }),
};

/** All who are, were or would be parties. */
const everyParty = ({ contractId }: OfContract, state: RoundState): readonly PlayerId[] =>
  allPartiesOf(state, contractId).map(({ playerId }) => playerId);

const otherParties = (
  event: OfContract & { readonly playerId: PlayerId },
  state: RoundState,
): readonly PlayerId[] => everyParty(event, state).filter((id) => id !== event.playerId);

const ofContract = { text: contractText, channel: 'GAME_ACTIONS' } as const;

export const CONTRACT_EVENTS: RoundEvents<ContractEvent> = {
  ContractOffered: {
    ...ofContract,
    evolve: evolveContractOffered,
    concerns: ({ partyIds, offererId }) => partyIds.filter((id) => id !== offererId),
  },
  ContractAccepted: { ...ofContract, evolve: evolveContractAccepted, concerns: otherParties },
  ContractDeclined: { ...ofContract, evolve: evolveContractDeclined, concerns: otherParties },
  ContractCancelled: { ...ofContract, evolve: evolveContractCancelled, concerns: otherParties },
  ContractDeposited: { ...ofContract, evolve: nothing },
  ContractPaid: { ...ofContract, evolve: evolveContractPaid, concerns: otherParties },
  ContractChangeProposed: {
    ...ofContract,
    evolve: evolveContractChangeProposed,
    concerns: ({ awaitedIds }) => awaitedIds,
  },
  ContractChangeConsented: { ...ofContract, evolve: evolveContractChangeConsented },
  ContractChangeDropped: {
    ...ofContract,
    evolve: evolveContractChangeDropped,
    concerns: ({ changeId }, state) => {
      const { proposerId, awaitedIds } = state.need('contractChanges', changeId);
      return [proposerId, ...awaitedIds];
    },
  },
  ContractAmended: { ...ofContract, evolve: evolveContractAmended, concerns: everyParty },
  ContractEnded: { ...ofContract, evolve: evolveContractEnded, concerns: everyParty },
  ContractPartyLeft: { ...ofContract, evolve: evolveContractPartyLeft, concerns: otherParties },
  ContractDissolved: { ...ofContract, evolve: evolveContractDissolved },
};
