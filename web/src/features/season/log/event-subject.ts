import { graphql } from '../../../generated/gql';

/** The subject of an event: the first thing that it is about. */
export const EVENT_SUBJECT = graphql(`
  fragment EventThing on Event {
    seq
    about {
      __typename
      id
      ... on Lot {
        number
        lotStatus: status
      }
      ... on Bid {
        lot {
          id
          number
          lotStatus: status
        }
      }
      ... on Trade {
        tradeStatus: status
      }
      ... on Contract {
        contractStatus: status
      }
      ... on Hand {
        handStatus: status
      }
      ... on War {
        tableStatus: status
      }
      ... on Duck {
        name
        lostAt
      }
      ... on WorkOfArt {
        title
      }
      ... on GiolittiGame {
        number
      }
      ... on Bet {
        game {
          id
          number
        }
      }
      ... on Proposal {
        number
      }
      ... on JusticeRequest {
        number
      }
      ... on Ruling {
        number
      }
      ... on ConfidenceVote {
        ruling {
          id
          number
        }
      }
      ... on Candidacy {
        candidacyStatus: status
        player {
          id
          name
        }
      }
    }
    ... on OfficeFilled {
      office
    }
    ... on OfficeVoteCast {
      office
    }
    ... on OfficeResigned {
      office
    }
    ... on OfficeTermSet {
      office
    }
    ... on OfficeCorrected {
      office
    }
    ... on PlayersReminded {
      office
    }
  }
`);
