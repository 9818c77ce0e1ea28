import { graphql } from '../generated/gql';
import { LiveSeason } from '../govern/live-round';
import { SeasonFrame } from '../govern/season-frame';
import { say } from '../words/words';
import { OfficeCard } from './office-card';
import './offices.css';

const OFFICES = graphql(`
  query Offices($season: ID!) {
    season(id: $season) {
      __typename
      id
      players(first: 100) {
        nodes {
          id
          name
          idleSince
        }
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
          rule
          input
        }
      }
      ...Correction
      ...SeasonFrame
    }
  }
`);

/** The offices of the players' own rules: who holds each, what the holder may do, and how it is filled. */
export function OfficesPage({ season: id }: { readonly season: string }) {
  return (
    <LiveSeason season={id} query={OFFICES}>
      {(season) => (
        <SeasonFrame season={season} title={say('offices.tab')}>
          {season.offices.length === 0 && <p className="quiet">{say('offices.none')}</p>}
          {season.offices.map((office) => (
            <OfficeCard
              key={office.code}
              office={office}
              season={id}
              people={season.players.nodes.filter(({ idleSince }) => idleSince === null)}
              options={season.viewer?.options ?? []}
              own={season.viewer?.player?.id ?? null}
              rules={season}
            />
          ))}
        </SeasonFrame>
      )}
    </LiveSeason>
  );
}
