import { titlesIn } from '../../../platform/formula/formula-words';
import type { Titles } from '../../../platform/formula/formula-words';
import { useMemo } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../../../generated/gql';
import { useLists, useRulesDocument } from '../../rules-editor';
import type { Lists } from '../../rules-editor';

const RULESET = graphql(`
  query RuleTitles($season: ID!) {
    season(id: $season) {
      id
      ruleset {
        id
      }
    }
  }
`);

export type RuleWords = { readonly titles: Titles; readonly lists: Lists };

/** The titles and lists of a season's rules, to print a patch; fetched unless `pause`. */
export function useRuleWords(season: string, pause: boolean): RuleWords {
  const [{ data }] = useQuery({ query: RULESET, variables: { season }, pause });
  const ruleset = data?.season?.ruleset.id ?? null;
  const isPaused = pause || ruleset === null;
  const { document } = useRulesDocument(ruleset ?? '', isPaused);
  const { all: lists } = useLists(ruleset ?? '', isPaused);
  return useMemo(() => ({ titles: titlesIn(document), lists }), [document, lists]);
}
