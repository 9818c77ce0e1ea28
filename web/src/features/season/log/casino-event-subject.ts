import { graphql } from '../../../generated/gql';

/** The subject of a round's event, if it still exists. */
export const CASINO_EVENT_SUBJECT = graphql(`
  fragment CasinoThing on Event {
    __typename
    seq
    ... on LotGenerated {
      lot {
        id
        number
        status
      }
    }
    ... on LotSold {
      lot {
        id
        number
        status
      }
    }
    ... on BidPlaced {
      lot {
        id
        number
        status
      }
    }
    ... on BidInvalidated {
      lot {
        id
        number
        status
      }
    }
    ... on PlayerLotCreated {
      lot {
        id
        number
        status
      }
    }
    ... on PlayerLotReturned {
      lot {
        id
        number
        status
      }
    }
    ... on PlayerLotDestroyed {
      lot {
        id
        number
        status
      }
    }
    ... on ThirdPartyBidGenerated {
      lot {
        id
        number
        status
      }
    }
    ... on ThirdPartyWon {
      lot {
        id
        number
        status
      }
    }
    ... on WorksRevalued {
      lot {
        id
        number
        status
      }
    }
    ... on BidFailed {
      bid {
        id
        lot {
          id
          number
          status
        }
      }
    }
    ... on TradeOffered {
      trade {
        id
        status
      }
    }
    ... on TradeDone {
      trade {
        id
        status
      }
    }
    ... on TradeDeclined {
      trade {
        id
        status
      }
    }
    ... on TradeCancelled {
      trade {
        id
        status
      }
    }
    ... on TradeOff {
      trade {
        id
        status
      }
    }
    ... on ContractOffered {
      contract {
        id
        status
      }
    }
    ... on ContractAccepted {
      contract {
        id
        status
      }
    }
    ... on ContractDeclined {
      contract {
        id
        status
      }
    }
    ... on ContractCancelled {
      contract {
        id
        status
      }
    }
    ... on ContractDeposited {
      contract {
        id
        status
      }
    }
    ... on ContractPaid {
      contract {
        id
        status
      }
    }
    ... on ContractChangeProposed {
      contract {
        id
        status
      }
    }
    ... on ContractChangeConsented {
      contract {
        id
        status
      }
    }
    ... on ContractChangeDropped {
      contract {
        id
        status
      }
    }
    ... on ContractAmended {
      contract {
        id
        status
      }
    }
    ... on ContractEnded {
      contract {
        id
        status
      }
    }
    ... on ContractPartyLeft {
      contract {
        id
        status
      }
    }
    ... on ContractDissolved {
      contract {
        id
        status
      }
    }
    ... on HandPresented {
      hand {
        id
        status
      }
    }
    ... on HandPlaced {
      hand {
        id
        status
      }
    }
    ... on HandCorrected {
      hand {
        id
        status
      }
    }
    ... on FortuneTold {
      hand {
        id
        status
      }
    }
    ... on SatDown {
      war {
        id
        status
      }
    }
    ... on WarProposed {
      war {
        id
        status
      }
    }
    ... on WarAgreed {
      war {
        id
        status
      }
    }
    ... on WarDrawn {
      war {
        id
        status
      }
    }
    ... on DuckCreated {
      duck {
        id
        name
        lostAt
      }
    }
    ... on DuckTraded {
      duck {
        id
        name
        lostAt
      }
    }
    ... on WorkCreated {
      work {
        id
        title
      }
    }
  }
`);
