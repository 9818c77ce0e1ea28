import { graphql } from '../../generated/gql';
import type { OfficesQuery } from '../../generated/graphql';
import { LiveSeason, SeasonFrame } from '../governance';
import { useAllPlayers } from '../../ui/list/use-all-players';
import { t } from '../../platform/i18n/translate';
import { OfficeCard } from './office-card';
import './offices.css';

const OFFICES = graphql(`
  query Offices($season: ID!) {
    season(id: $season) {
      __typename
      id
      players(first: 100) {
        ...Everybody
      }
      offices {
        code
        ...OfficeCard
      }
      viewer {
        id
        player {
          id
        }
        options {
          mutation
          anchor
          input
        }
      }
      ...Correction
      ...SeasonFrame
    }
  }
`);

type Season = NonNullable<OfficesQuery['season']>;

/** The offices of the players' own rules, with their holders, powers and ways of election. */
export function OfficesPage({ season: id }: { readonly season: string }) {
  return (
    <LiveSeason season={id} query={OFFICES}>
      {(season) => (
        <SeasonFrame season={season} title={t('offices.tab')}>
          {season.offices.length === 0 && <p className="quiet">{t('offices.none')}</p>}
          <Offices season={season} />
        </SeasonFrame>
      )}
    </LiveSeason>
  );
}

function Offices({ season }: { readonly season: Season }) {
  const { id, offices, players, viewer } = season;
  const people = useAllPlayers(id, players).filter(({ idleSince }) => idleSince === null);
  return offices.map((office) => (
    <OfficeCard
      key={office.code}
      office={office}
      season={id}
      people={people}
      options={viewer?.options ?? []}
      own={viewer?.player?.id ?? null}
      rules={season}
    />
  ));
}
