import { useQuery } from 'urql';
import { graphql } from '../generated/gql';

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

/** The document of a ruleset; `ruleset` is its id, which another revision changes. */
export function useRulesDocument(ruleset: string, pause: boolean) {
  const [{ data, error }, ask] = useQuery({ query: DOCUMENT, variables: { ruleset }, pause });
  const document: unknown = data?.node && 'document' in data.node ? data.node.document : undefined;
  return {
    /** Undefined while it is not known. */
    document,
    /** Asks again where it could not be fetched; else null. */
    again:
      document === undefined && error !== undefined
        ? () => ask({ requestPolicy: 'network-only' })
        : null,
  };
}
