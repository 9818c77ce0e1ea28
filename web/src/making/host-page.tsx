import { useQuery, useSubscription } from 'urql';
import { Absent } from '../app/absent';
import { useTitle } from '../app/use-title';
import { graphql } from '../generated/gql';
import { SeasonClock } from '../season/season-clock';
import { SeasonHead } from '../season/season-head';
import { SeasonTabs } from '../season/season-tabs';
import { say } from '../words/words';
import { ClockControls } from './clock-controls';
import { CloseSeason } from './close-season';
import { Describe } from './describe';
import { Grants } from './grants';
import { Invite } from './invite';
import { Makers } from './makers';
import { Members } from './members';
import '../kit/panel.css';

const HOST_PAGE = graphql(`
  query HostPage($season: ID!) {
    season(id: $season) {
      id
      kind
      name
      rehearsal
      status
      viewer {
        id
        host
      }
      ...SeasonHead
      ...SeasonTabs
      ...SeasonClock
      ...ClockControls
      ...Describe
      ...Grants
      ...Invite
      ...Makers
      ...Members
    }
  }
`);
const HOST_LIVE = graphql(`
  subscription HostLive($season: ID!) {
    seasonUpdated(seasonId: $season) {
      id
      status
      ...SeasonHead
      ...SeasonClock
      ...ClockControls
      ...Describe
      ...Makers
      ...Members
    }
  }
`);

/** What only the host of a season can do. */
export function HostPage({ season: id }: { readonly season: string }) {
  const variables = { season: id };
  const [{ data, fetching, error }] = useQuery({ query: HOST_PAGE, variables });
  const season = data?.season ?? null;
  useTitle(season === null ? null : `${season.name} · ${say('host.title')}`);
  useSubscription({ query: HOST_LIVE, variables, pause: season === null });
  if (fetching && season === null) return <p className="quiet">{say('house.loading')}</p>;
  if (season === null) return <Absent error={error} title={say('season.gone')} />;
  const isHost = season.viewer?.host === true;
  return (
    <SeasonClock season={season}>
      <SeasonHead season={season} />
      <SeasonTabs season={season} />
      {!isHost && <p className="page quiet">{say('host.not')}</p>}
      {isHost && (
        <div className="page">
          <div className="panels">
            <Invite season={season} />
            {season.rehearsal && <ClockControls season={season} />}
            {season.rehearsal && <Grants season={season} />}
            <Makers season={season} />
            <Describe season={season} />
            <Members season={season} />
          </div>
          {season.status !== 'ENDED' && <CloseSeason season={id} />}
        </div>
      )}
    </SeasonClock>
  );
}
