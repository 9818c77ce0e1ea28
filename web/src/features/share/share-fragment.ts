import { graphql } from '../../generated/gql';

/** The fields for sharing a season. */
export const SHARE = graphql(`
  fragment Share on Season {
    id
    name
    kind
    visibility
    invitation {
      code
    }
  }
`);
