import { graphql } from '../../generated/gql';

export const START_GUEST = graphql(`
  mutation StartGuest($input: StartGuestInput!) {
    startGuest(input: $input) {
      token
      refusal {
        code
        message
        anchor
        facts
      }
    }
  }
`);
