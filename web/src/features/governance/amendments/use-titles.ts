import { useMemo } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../../../generated/gql';
import type { Titles } from '../../rules-editor';

const TITLES = graphql(`
  query RuleTitles($season: ID!) {
    season(id: $season) {
      id
      trackedValues {
        code
        title
      }
    }
  }
`);

/** The titles of a season's tracked values, for formulas; fetched unless `pause`. */
export function useTitles(season: string, pause: boolean): Titles {
  const [{ data }] = useQuery({ query: TITLES, variables: { season }, pause });
  const values = data?.season?.trackedValues;
  return useMemo(() => new Map(values?.map(({ code, title }) => [code, title])), [values]);
}
