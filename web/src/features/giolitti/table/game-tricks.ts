import { graphql } from '../../../generated/gql';

/** The tricks of a game's rules, with those that are active. */
export const GAME_TRICKS = graphql(`
  fragment GameTricks on GiolittiGame {
    id
    tricks {
      trick
      name
      points
      condition
      active
    }
  }
`);
