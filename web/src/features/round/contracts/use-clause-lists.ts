import { useQuery } from 'urql';
import { nameOf } from '../../../ui/cards/face';
import type { NamedChoice } from '../../rules-editor';
import { graphql } from '../../../generated/gql';
import type { ClauseListsQuery } from '../../../generated/graphql';
import { useAllPlayers } from '../../../ui/list/use-all-players';
import type { ClauseLists } from './clause-shape';

const LISTS = graphql(`
  query ClauseLists($season: ID!) {
    season(id: $season) {
      __typename
      id
      ... on Round {
        players(first: 100) {
          ...Everybody
        }
        ruleset {
          id
          round {
            items {
              item
              plural
            }
            phases {
              phase
              name
            }
            deck {
              archetypes {
                archetype
                ranks {
                  rank
                  name
                }
              }
              suits {
                suit
                name
                archetype
              }
            }
          }
        }
      }
    }
  }
`);

/** The choices for clauses; null while loading. `partyIds` names the parties. */
export function useClauseLists(season: string, partyIds: readonly string[]): ClauseLists | null {
  const [{ data }] = useQuery({
    query: LISTS,
    variables: { season },
    requestPolicy: 'cache-and-network',
  });
  const round = data?.season?.__typename === 'Round' ? data.season : null;
  const all = useAllPlayers(season, round?.players ?? null);
  const rules = round?.ruleset.round ?? null;
  if (rules === null) return null;
  const people = all.map(({ id, name }) => ({ value: id, name }));
  const { items, phases, deck } = rules;
  return {
    people,
    parties: people.filter(({ value }) => partyIds.includes(value)),
    items: [...items.map(({ item, plural }) => ({ value: item, name: plural })), ...cardsOf(deck)],
    phases: phases.map(({ phase, name }) => ({ value: phase, name })),
  };
}

type Round = Extract<NonNullable<ClauseListsQuery['season']>, { readonly __typename: 'Round' }>;
type Deck = NonNullable<Round['ruleset']['round']>['deck'];

/** Every card of the deck, grouped by suit. */
const cardsOf = ({ archetypes, suits }: Deck): readonly NamedChoice[] =>
  suits.flatMap(({ suit, name, archetype }) =>
    (archetypes.find((each) => each.archetype === archetype)?.ranks ?? []).map(({ rank }) => ({
      value: `CARD:${rank}:${suit}`,
      name: nameOf({ rank, suit, archetype }),
      group: name,
    })),
  );
