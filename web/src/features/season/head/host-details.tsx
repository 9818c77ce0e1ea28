import { useQuery } from 'urql';
import { graphql } from '../../../generated/gql';
import { t } from '../../../platform/i18n/translate';
import { HostingFacts } from './hosting-facts';

const HOSTS = graphql(`
  query HostsNow($season: ID!) {
    season(id: $season) {
      id
      ...HostingFacts
    }
  }
`);

/** Fetched when opened, since the time of the hosts' last action changes all the time. */
export function HostDetails({ season: id }: { readonly season: string }) {
  const [{ data }] = useQuery({
    query: HOSTS,
    variables: { season: id },
    requestPolicy: 'network-only',
  });
  const season = data?.season ?? null;
  if (season === null) return <p className="quiet">{t('house.loading')}</p>;
  return <HostingFacts season={season} />;
}
