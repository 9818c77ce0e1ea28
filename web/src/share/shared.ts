import { graphql } from '../generated/gql';

/** What of a season its ways out need. */
export const SHARE = graphql(`
  fragment Share on Season {
    id
    kind
    visibility
    invitation {
      code
    }
  }
`);
