import { graphql } from '../../../generated/gql';

export const ACCEPT_CONTRACT = graphql(`
  mutation AcceptContract($input: AcceptContractInput!) {
    acceptContract(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      contract {
        id
        ...Contract
      }
    }
  }
`);

export const DECLINE_CONTRACT = graphql(`
  mutation DeclineContract($input: DeclineContractInput!) {
    declineContract(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      contract {
        id
        ...Contract
      }
    }
  }
`);

export const CONSENT = graphql(`
  mutation ConsentToContractChange($input: ConsentToContractChangeInput!) {
    consentToContractChange(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      contract {
        id
        ...Contract
      }
    }
  }
`);

export const DEPOSIT = graphql(`
  mutation DepositIntoContract($input: DepositIntoContractInput!) {
    depositIntoContract(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      contract {
        id
        ...Contract
      }
    }
  }
`);

export const WITHDRAW = graphql(`
  mutation WithdrawFromContract($input: WithdrawFromContractInput!) {
    withdrawFromContract(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      contract {
        id
        ...Contract
      }
    }
  }
`);

export const PROPOSE_CHANGE = graphql(`
  mutation ProposeContractChange($input: ProposeContractChangeInput!) {
    proposeContractChange(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      contract {
        id
        ...Contract
      }
    }
  }
`);

export const OFFER_CONTRACT = graphql(`
  mutation OfferContract($input: OfferContractInput!) {
    offerContract(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      contract {
        id
        ...Contract
      }
    }
  }
`);
