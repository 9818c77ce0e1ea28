import { graphql } from '../../../generated/gql';

/** A season as the form of effects needs it. */
export const PROPOSED = graphql(`
  fragment ProposedEffects on Season {
    id
    players(first: 100) {
      ...Everybody
    }
    ... on Round {
      ducks(first: 100) {
        nodes {
          id
          name
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
    effectKinds {
      kind
      title
      description
      field
      power
      needs {
        field
        label
        type
        required
        oneOf
        minimum
        step
        maxLength
      }
    }
    trackedValues {
      code
      title
      type
      of
      secret
    }
    ruleset {
      id
      round {
        items {
          item
          plural
        }
      }
    }
  }
`);
