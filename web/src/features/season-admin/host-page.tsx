import { Suspense } from 'react';
import { useQuery, useSubscription } from 'urql';
import { lazyComponent } from '../../platform/lazy-component';
import { Unavailable } from '../../ui/unavailable';
import { useTitle } from '../../platform/use-title';
import { graphql } from '../../generated/gql';
import { isOffered } from '../../platform/is-offered';
import { OptionRules } from '../../ui/form/option-rule';
import { SeasonClock } from '../../ui/season-clock';
import { SeasonTop } from '../season';
import { t } from '../../platform/i18n/translate';
import { ClockControls } from './clock-controls';
import { CloseSeason } from './close-season';
import { DescriptionForm } from './description-form';
import { Grants } from './grants';
import { Hosting } from './hosting';
import { Invite } from './invite';
import { CreationForms } from './creation-forms';
import { Members } from './members';
import '../../ui/panel.css';

const SeasonWebhooks = lazyComponent(async () => (await import('../webhooks')).SeasonWebhooks);

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
        options {
          mutation
          anchor
          input
        }
      }
      ...SeasonTop
      ...SeasonClock
      ...ClockControls
      ...Describe
      ...Grants
      ...Hosting
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
      ...SeasonTop
      ...SeasonClock
      ...ClockControls
      ...Describe
      ...Hosting
      ...Makers
      ...Members
    }
  }
`);

export function HostPage({ season: id }: { readonly season: string }) {
  const variables = { season: id };
  const [{ data, fetching, error }] = useQuery({ query: HOST_PAGE, variables });
  const season = data?.season ?? null;
  useTitle(season === null ? null : `${season.name} · ${t('host.title')}`);
  useSubscription({ query: HOST_LIVE, variables, pause: season === null });
  if (fetching && season === null) return <p className="quiet">{t('house.loading')}</p>;
  if (season === null) return <Unavailable error={error} title={t('season.gone')} />;
  const isHost = season.viewer?.host === true;
  return (
    <SeasonClock season={season}>
      <SeasonTop season={season} />
      <OptionRules options={season.viewer?.options ?? []}>
        {!isHost && (
          <div className="page">
            <p className="quiet">{t('host.not')}</p>
            <Hosting season={season} />
          </div>
        )}
        {isHost && (
          <div className="page">
            <div className="panels">
              <Invite season={season} />
              {season.rehearsal && <ClockControls season={season} />}
              {season.rehearsal && <Grants season={season} />}
              <CreationForms season={season} />
              <DescriptionForm season={season} />
              <Members season={season} />
              <Hosting season={season} />
              <Suspense fallback={null}>
                <SeasonWebhooks season={id} />
              </Suspense>
            </div>
            {isOffered(season.viewer.options, 'closeSeason') && <CloseSeason season={id} />}
          </div>
        )}
      </OptionRules>
    </SeasonClock>
  );
}
