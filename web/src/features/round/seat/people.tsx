import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import type {
  FurtherPeopleQuery,
  FurtherPlacesQuery,
  PeoplePageFragment,
  PlacePageFragment,
} from '../../../generated/graphql';
import { GlossaryText } from '../../../ui/glossary/glossary-text';
import { LoadMore } from '../../../ui/list/load-more';
import { PlayerName } from '../../../ui/player-name';
import { printFraction, printMoment, printNumber } from '../../../platform/i18n/format';
import { useNow } from '../../../platform/live/use-now';
import { t } from '../../../platform/i18n/translate';
import { usePlayerSearch } from '../../../ui/player-search';
import { usePages } from '../../../ui/list/use-pages';
import { useSeat } from './seat';
import '../../../ui/ledger.css';

const PEOPLE = graphql(`
  fragment People on Round {
    id
    seq
    victoryLabel
    leaderboard(first: 100) {
      ...PlacePage
    }
    players(first: 100) {
      ...PeoplePage
    }
  }
`);
const PEOPLE_PAGE = graphql(`
  fragment PeoplePage on PlayerConnection {
    totalCount
    nodes {
      id
      wealth
      joinedAt
      idleSince
      ...PlayerName
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);
const PLACE_PAGE = graphql(`
  fragment PlacePage on LeaderboardConnection {
    totalCount
    nodes {
      place
      value
      player {
        id
        wealth
        ...PlayerName
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);
const FURTHER_PEOPLE = graphql(`
  query FurtherPeople($season: ID!, $atSeq: Int, $after: String!) {
    season(id: $season, atSeq: $atSeq) {
      id
      players(first: 100, after: $after) {
        ...PeoplePage
      }
    }
  }
`);
const FURTHER_PLACES = graphql(`
  query FurtherPlaces($season: ID!, $atSeq: Int, $after: String!) {
    season(id: $season, atSeq: $atSeq) {
      id
      ... on Round {
        leaderboard(first: 100, after: $after) {
          ...PlacePage
        }
      }
    }
  }
`);

type PeopleProps = {
  readonly round: FragmentType<typeof PEOPLE>;
  /** The event after which to show the state; now if left out. */
  readonly atSeq?: number;
};

function peopleIn({ season }: FurtherPeopleQuery): PeoplePageFragment | null {
  return season === null ? null : unmask(PEOPLE_PAGE, season.players);
}

function placesIn({ season }: FurtherPlacesQuery): PlacePageFragment | null {
  return season !== null && 'leaderboard' in season ? unmask(PLACE_PAGE, season.leaderboard) : null;
}

/** The loaded standings: the round's own first page, and further pages as needed. */
function usePlaces({ round, atSeq }: PeopleProps, pages?: number) {
  const { id, seq, leaderboard } = unmask(PEOPLE, round);
  const previous = unmask(PLACE_PAGE, leaderboard);
  const further = usePages({
    previous,
    query: FURTHER_PLACES,
    variables: { season: id, atSeq: atSeq ?? null },
    pageOf: placesIn,
    ...(pages !== undefined && { pages }),
    version: seq,
  });
  const places = [...previous.nodes, ...further.nodes];
  return { places, further, count: previous.totalCount - places.length };
}

/** The players, with their wealth and their amount of the item that wins the round. */
export function People({ round, atSeq }: PeopleProps) {
  const { id, seq, players, victoryLabel } = unmask(PEOPLE, round);
  const previous = unmask(PEOPLE_PAGE, players);
  const further = usePages({
    previous,
    query: FURTHER_PEOPLE,
    variables: { season: id, atSeq: atSeq ?? null },
    pageOf: peopleIn,
    version: seq,
  });
  const all = [...previous.nodes, ...further.nodes];
  const { box, found } = usePlayerSearch(all, further.all);
  const { places } = usePlaces({ round, ...(atSeq !== undefined && { atSeq }) }, Infinity);
  const counts = new Map(places.map(({ player, value }) => [player.id, value]));
  const now = useNow(60_000);
  return (
    <section aria-labelledby="people">
      <h2 id="people">{t('round.people')}</h2>
      {box}
      {all.length === 0 && <p className="quiet">{t('round.nobody')}</p>}
      <table className="ledger">
        <thead>
          <tr>
            <th scope="col">{t('round.player')}</th>
            <th scope="col">{t('round.joined')}</th>
            {victoryLabel !== null && (
              <th scope="col" className="figure">
                {victoryLabel}
              </th>
            )}
            <th scope="col" className="figure">
              <GlossaryText>{t('round.wealth')}</GlossaryText>
            </th>
          </tr>
        </thead>
        <tbody>
          {found.map((player) => (
            <tr key={player.id}>
              <td>
                <PlayerName player={player} />{' '}
                {player.idleSince !== null && <span className="quiet">{t('idle.mark')}</span>}
              </td>
              <td className="quiet">{printMoment(Date.parse(player.joinedAt), now)}</td>
              {victoryLabel !== null && (
                <td className="figure">{printCount(counts.get(player.id))}</td>
              )}
              <td className="figure">{printWealth(player)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <LoadMore of={further} count={previous.totalCount - all.length} />
    </section>
  );
}

/** The final standings: the winner first, then by amount of the item that wins the round. */
export function FinalStandings({ round }: PeopleProps) {
  const { victoryLabel } = unmask(PEOPLE, round);
  const { currency } = useSeat();
  const { places, further, count } = usePlaces({ round });
  if (places.length === 0) return null;
  return (
    <section aria-labelledby="final-standings">
      <h2 id="final-standings">{t('round.finalStandings')}</h2>
      <table className="ledger">
        <thead>
          <tr>
            <th scope="col">{t('round.player')}</th>
            <th scope="col" className="figure">
              {victoryLabel ?? currency.plural}
            </th>
            <th scope="col" className="figure">
              <GlossaryText>{t('round.wealth')}</GlossaryText>
            </th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ place, value, player }) => (
            <tr key={player.id}>
              <td>
                <span className="figures quiet">{place}.</span> <PlayerName player={player} />
              </td>
              <td className="figure">{printNumber(value)}</td>
              <td className="figure">{printWealth(player)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <LoadMore of={further} count={count} />
    </section>
  );
}

const printWealth = ({ wealth }: { readonly wealth: string | null }): string =>
  wealth === null ? '–' : printFraction(wealth);
const printCount = (count: number | undefined): string =>
  count === undefined ? '–' : printNumber(count);
