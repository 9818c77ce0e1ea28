import { graphql } from '../../generated/gql';

/** The fields needed to share a season. */
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
