import { graphql } from '../generated/gql';

/** What the ways to share a season need of it. */
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
