import { useQuery } from 'urql';
import { EmptyPage } from '../../ui/empty-page';
import { useTitle } from '../../platform/use-title';
import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import type { FurtherSeasonsOfQuery, SeasonCardsFragment } from '../../generated/graphql';
import { NextPages } from '../../ui/list/next-pages';
import { SEASON_CARDS, SeasonCards } from '../lobby';
import { useNow } from '../../platform/live/use-now';
import { printMoment } from '../../platform/i18n/format';
import { t } from '../../platform/i18n/translate';
import { AccountHeadToHead } from './account-head-to-head';
import { RecordLine } from './record-line';
import { Results } from './results';
import '../../ui/panel.css';
import '../lobby/lobby.css';
import './profile.css';

const PROFILE = graphql(`
  query Profile($id: ID!) {
    viewer {
      id
      account {
        id
      }
    }
    node(id: $id) {
      __typename
      id
      ... on Account {
        displayName
        guest
        bot
        deleted
        createdAt
        rounds: record(kind: ROUND) {
          ...RecordLine
        }
        games: record(kind: DYNASTY) {
          ...RecordLine
        }
        ...Results
        seasons(first: 12) {
          ...SeasonCards
        }
        rehearsals: seasons(first: 12, rehearsal: true) {
          ...SeasonCards
        }
      }
    }
  }
`);
const FURTHER = graphql(`
  query FurtherSeasonsOf($id: ID!, $rehearsal: Boolean!, $after: String!) {
    node(id: $id) {
      __typename
      id
      ... on Account {
        seasons(first: 12, rehearsal: $rehearsal, after: $after) {
          ...SeasonCards
        }
      }
    }
  }
`);

/** An account's public page: current seasons and results. */
export function ProfilePage({ account: id }: { readonly account: string }) {
  const [{ data, fetching }] = useQuery({ query: PROFILE, variables: { id } });
  const now = useNow(60_000);
  const account = data?.node?.__typename === 'Account' ? data.node : null;
  useTitle(account?.displayName ?? null);
  if (fetching) return <p className="quiet">{t('house.loading')}</p>;
  if (account === null || account.deleted) {
    return <EmptyPage title={t('profile.gone')} text={t('profile.goneText')} />;
  }
  const { displayName, guest, bot, createdAt, rounds, games, seasons, rehearsals } = account;
  const me = data?.viewer?.account.id ?? null;
  return (
    <div className="page">
      <header>
        <h1>{displayName}</h1>
        <p className="quiet line-up">
          {bot && <span>{t('profile.bot')}</span>}
          {guest && !bot && <span>{t('profile.guest')}</span>}
          {createdAt !== null && (
            <span>{t('profile.since', { when: printMoment(Date.parse(createdAt), now) })}</span>
          )}
        </p>
      </header>
      {bot && <p className="narrow">{t('profile.botText')}</p>}
      {!bot && (
        <section className="records" aria-label={t('profile.record')}>
          {rounds !== null && <RecordLine title={t('profile.rounds')} record={rounds} />}
          {games !== null && <RecordLine title={t('profile.games')} record={games} />}
        </section>
      )}
      {me !== null && me !== id && <AccountHeadToHead me={me} other={id} name={displayName} />}
      {!bot && <Results account={account} />}
      <Seasons account={id} bot={bot} seasons={bot ? rehearsals : seasons} />
    </div>
  );
}

type SeasonsProps = {
  readonly account: string;
  readonly bot: boolean;
  readonly seasons: FragmentType<typeof SEASON_CARDS> | null;
};

function Seasons({ account, bot, seasons }: SeasonsProps) {
  const page = unmask(SEASON_CARDS, seasons);
  return (
    <section className="page">
      <h2>{t(bot ? 'profile.botSeasons' : 'profile.seasons')}</h2>
      {(page === null || page.nodes.length === 0) && (
        <p className="quiet">{t(bot ? 'profile.botNone' : 'profile.noSeasons')}</p>
      )}
      {page !== null && (
        <>
          <SeasonCards seasons={page.nodes} />
          <NextPages
            previous={page}
            query={FURTHER}
            variables={{ id: account, rehearsal: bot }}
            pageOf={pageIn}
          >
            {(nodes) => <SeasonCards seasons={nodes} />}
          </NextPages>
        </>
      )}
    </section>
  );
}

const pageIn = ({ node }: FurtherSeasonsOfQuery): SeasonCardsFragment | null =>
  node?.__typename === 'Account' ? unmask(SEASON_CARDS, node.seasons) : null;
