import { graphql } from '../../../generated/gql';

export const CONTRACT = graphql(`
  fragment Contract on Contract {
    id
    terms
    status
    offerer {
      id
      name
    }
    clauses {
      number
      text
      when
      from
      phase
      to {
        id
      }
      consent {
        id
      }
      for {
        item
        quantity
      }
      items {
        item
        name
        perWeek
        total
      }
    }
    parties {
      consentedAt
      until
      player {
        id
        name
      }
    }
    holdings {
      item
      name
      quantity
      card {
        rank
        suit
        name
      }
    }
    changes {
      id
      status
    }
  }
`);

export const CONTRACT_CHANGE = graphql(`
  fragment ContractChange on ContractChange {
    id
    kind
    status
    terms
    clause
    proposer {
      id
      name
    }
    clauses {
      text
    }
    shares {
      player {
        id
        name
      }
      items {
        item
        name
        quantity
      }
    }
    restTo {
      id
      name
    }
    awaited {
      id
      name
    }
  }
`);
