import { useQuery } from 'urql';
import { isObject } from '../../../platform/json';
import { graphql } from '../../../generated/gql';
import { printWeekday } from '../../../platform/i18n/format';
import { printList } from '../../../platform/i18n/print-list';
import { t } from '../../../platform/i18n/translate';
import { useSeat } from '../seat/seat';

const HOURS = graphql(`
  query HouseHours($season: ID!) {
    season(id: $season) {
      __typename
      id
      ... on Round {
        phase
        ruleset {
          id
          document
          round {
            phases {
              phase
              name
              days
            }
          }
        }
      }
    }
  }
`);

/** The days and times for the creation of lots. */
export function AuctionHours() {
  const { season } = useSeat();
  const [{ data }] = useQuery({ query: HOURS, variables: { season } });
  const round = data?.season;
  if (round?.__typename !== 'Round') return null;
  const open = openIn(round.ruleset.document);
  const phase = round.ruleset.round?.phases.find((each) => each.phase === open);
  if (phase === undefined) return null;
  const { name, days } = phase;
  const isOpen = round.phase === phase.phase;
  return (
    <p>
      {isOpen
        ? t('market.houseNothing')
        : t('market.houseHours', { name, days: printList(days.map(printWeekday)) })}
    </p>
  );
}

/** The phase in which players create lots; null if the rules have none. */
function openIn(document: unknown): string | null {
  const place = ['auction', 'house', 'playerLots', 'phase'];
  const found = place.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), document);
  return typeof found === 'string' ? found : null;
}
