import { useMemo } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import { KIND } from './model/described-lines';
import { describedLists } from './model/rule-list';
import type { Lists } from './model/rule-list';
import type { RulesOf } from './use-rules-document';

const OF_RULESET = graphql(`
  query MechanicKinds($ruleset: ID!) {
    node(id: $ruleset) {
      id
      ... on Ruleset {
        mechanicKinds {
          ...MechanicKindParts
        }
      }
    }
  }
`);
const OF_EDITION = graphql(`
  query EditionKinds($edition: ID!) {
    edition(id: $edition) {
      id
      mechanicKinds {
        ...MechanicKindParts
      }
    }
  }
`);

const NONE: Lists = new Map();

type KnownLists = {
  /** The lists of the rules by path; empty while loading. */
  readonly all: Lists;
  readonly isWhole: boolean;
  /** Retries a failed load; null without a failure. */
  readonly retry: (() => void) | null;
};

/** The lists of a ruleset or an edition, as the server describes them. */
export function useLists(of: RulesOf, pause: boolean): KnownLists {
  const isRuleset = typeof of === 'string';
  const variables = isRuleset ? { ruleset: of, edition: '' } : { ruleset: '', edition: of.edition };
  const [one, askOne] = useQuery({ query: OF_RULESET, variables, pause: pause || !isRuleset });
  const [two, askTwo] = useQuery({ query: OF_EDITION, variables, pause: pause || isRuleset });
  const node = one.data?.node;
  const masked = isRuleset
    ? node && 'mechanicKinds' in node
      ? node.mechanicKinds
      : null
    : two.data?.edition?.mechanicKinds;
  const all = useMemo(
    () => (masked ? new Map(describedLists(unmask(KIND, masked))) : NONE),
    [masked],
  );
  const error = isRuleset ? one.error : two.error;
  const isWhole = all !== NONE;
  return {
    all,
    isWhole,
    retry: isWhole || error === undefined ? null : isRuleset ? askOne : askTwo,
  };
}
