import { graphql } from '../../../generated/gql';

/** The subject of an event, if it has a place on a page. */
export const EVENT_SUBJECT = graphql(`
  fragment EventThing on Event {
    __typename
    seq
    ... on JusticeRequested {
      request {
        id
        number
      }
    }
    ... on RulingIssued {
      ruling {
        id
        number
      }
    }
    ... on RulingOverturned {
      ruling {
        id
        number
      }
    }
    ... on ConfidenceVoteCalled {
      confidenceVote {
        id
        ruling {
          id
          number
        }
      }
    }
    ... on ConfidenceVoteCast {
      confidenceVote {
        id
        ruling {
          id
          number
        }
      }
    }
    ... on ConfidenceVoteWarned {
      confidenceVote {
        id
        ruling {
          id
          number
        }
      }
    }
    ... on ConfidenceVoteConcluded {
      confidenceVote {
        id
        ruling {
          id
          number
        }
      }
    }
    ... on ProposalSubmitted {
      proposal {
        id
        number
      }
    }
    ... on ProposalRetracted {
      proposal {
        id
        number
      }
    }
    ... on VoteCast {
      proposal {
        id
        number
      }
    }
    ... on VoteWarned {
      proposal {
        id
        number
      }
    }
    ... on ProposalAdopted {
      proposal {
        id
        number
      }
    }
    ... on ProposalRejected {
      proposal {
        id
        number
      }
    }
    ... on ProposalVetoed {
      proposal {
        id
        number
      }
    }
    ... on GameStarted {
      game {
        id
        number
      }
    }
    ... on GameEnded {
      game {
        id
        number
      }
    }
    ... on GameVoided {
      game {
        id
        number
      }
    }
    ... on BookmakerDeclared {
      game {
        id
        number
      }
    }
    ... on BetsSettled {
      game {
        id
        number
      }
    }
    ... on CardPlayed {
      game {
        id
        number
      }
    }
    ... on ClockWarned {
      game {
        id
        number
      }
    }
    ... on GameClosed {
      game {
        id
        number
      }
    }
    ... on GameScoreCorrected {
      game {
        id
        number
      }
    }
    ... on SfidaOffered {
      game {
        id
        number
      }
    }
    ... on SfidaAnswered {
      game {
        id
        number
      }
    }
    ... on GameStakesCorrected {
      game {
        id
        number
      }
    }
    ... on TableActionTaken {
      game {
        id
        number
      }
    }
    ... on RealiUsed {
      game {
        id
        number
      }
    }
    ... on MaskRevealed {
      game {
        id
        number
      }
    }
    ... on BetPlaced {
      bet {
        id
        game {
          id
          number
        }
      }
    }
    ... on CandidacyPosted {
      candidacy {
        id
        status
        player {
          id
          name
        }
      }
    }
    ... on CandidateEndorsed {
      candidacy {
        id
        status
        player {
          id
          name
        }
      }
    }
    ... on EndorsementWithdrawn {
      candidacy {
        id
        status
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
    ...CasinoThing
  }
`);
