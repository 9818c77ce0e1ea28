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

type KnownWords = {
  /** Null while loading. */
  readonly words: RuleWords | null;
  /** Retries a failed load; null without a failure. */
  readonly retry: (() => void) | null;
};

/** The titles and lists of a season's rules, to print a patch; fetched unless `pause`. */
export function useRuleWords(season: string, pause: boolean): KnownWords {
  const [{ data, error }, ask] = useQuery({ query: RULESET, variables: { season }, pause });
  const ruleset = data?.season?.ruleset.id ?? null;
  const isPaused = pause || ruleset === null;
  const rules = useRulesDocument(ruleset ?? '', isPaused);
  const { all: lists, ...listed } = useLists(ruleset ?? '', isPaused);
  const { document } = rules;
  const isWhole = document !== undefined && listed.isWhole;
  const words = useMemo(
    () => (isWhole ? { titles: titlesIn(document), lists } : null),
    [document, lists, isWhole],
  );
  const isFailed = ruleset === null && error !== undefined;
  const askAgain = isFailed ? () => ask({ requestPolicy: 'network-only' }) : null;
  return { words, retry: askAgain ?? bothOf(rules.retry, listed.retry) };
}

type Retry = (() => void) | null;

const bothOf = (one: Retry, other: Retry): Retry =>
  one === null || other === null
    ? (one ?? other)
    : () => {
        one();
        other();
      };
