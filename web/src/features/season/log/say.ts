import { graphql } from '../../../generated/gql';

export const SAY = graphql(`
  mutation SayInSeason($input: SayInput!) {
    say(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
    }
  }
`);
