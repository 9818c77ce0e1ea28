import { useQuery } from 'urql';
import { graphql } from '../../generated/gql';

const DOCUMENT = graphql(`
  query RulesDocument($ruleset: ID!) {
    node(id: $ruleset) {
      id
      ... on Ruleset {
        document
      }
    }
  }
`);
const EDITIONS = graphql(`
  query EditionDocuments {
    editions {
      id
      document
    }
  }
`);

/** A ruleset's id, which changes with each revision, or the edition for a new season. */
export type RulesOf = string | { readonly edition: string };

export function useRulesDocument(of: RulesOf, pause: boolean) {
  const isRuleset = typeof of === 'string';
  const variables = { ruleset: isRuleset ? of : '' };
  const [one, askOne] = useQuery({ query: DOCUMENT, variables, pause: pause || !isRuleset });
  const [all, askAll] = useQuery({ query: EDITIONS, pause: pause || isRuleset });
  const node = one.data?.node;
  const document: unknown = isRuleset
    ? node && 'document' in node
      ? node.document
      : undefined
    : all.data?.editions.find(({ id }) => id === of.edition)?.document;
  const error = isRuleset ? one.error : all.error;
  const ask = isRuleset ? askOne : askAll;
  return {
    /** Undefined while loading. */
    document,
    /** Retries a failed load; null without a failure. */
    retry:
      document === undefined && error !== undefined
        ? () => ask({ requestPolicy: 'network-only' })
        : null,
  };
}
