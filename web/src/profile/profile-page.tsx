import type { ComponentProps } from 'react';
import { useQuery } from 'urql';
import { Note } from '../app/note';
import { useTitle } from '../app/use-title';
import { graphql } from '../generated/gql';
import { SeasonCard } from '../lobby/season-card';
import { useNow } from '../live/use-now';
import { printMoment } from '../words/figures';
import { say } from '../words/words';
import { Between } from './between';
import { RecordLine } from './record-line';
import { Results } from './results';
import '../kit/panel.css';
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
          nodes {
            id
            ...SeasonCard
          }
        }
        rehearsals: seasons(first: 12, rehearsal: true) {
          nodes {
            id
            ...SeasonCard
          }
        }
      }
    }
  }
`);

/** Somebody, as everybody may see them: what they play and what it came to. */
export function ProfilePage({ account: id }: { readonly account: string }) {
  const [{ data, fetching }] = useQuery({ query: PROFILE, variables: { id } });
  const now = useNow(60_000);
  const account = data?.node?.__typename === 'Account' ? data.node : null;
  useTitle(account?.displayName ?? null);
  if (fetching) return <p className="quiet">{say('house.loading')}</p>;
  if (account === null || account.deleted) {
    return <Note title={say('profile.gone')} text={say('profile.goneText')} />;
  }
  const { displayName, guest, bot, createdAt, rounds, games, seasons, rehearsals } = account;
  const me = data?.viewer?.account.id ?? null;
  return (
    <div className="page">
      <header>
        <h1>{displayName}</h1>
        <p className="quiet line-up">
          {bot && <span>{say('profile.bot')}</span>}
          {guest && !bot && <span>{say('profile.guest')}</span>}
          {createdAt !== null && (
            <span>{say('profile.since', { when: printMoment(Date.parse(createdAt), now) })}</span>
          )}
        </p>
      </header>
      {bot && <p className="narrow">{say('profile.botText')}</p>}
      {!bot && (
        <section className="records" aria-label={say('profile.record')}>
          {rounds !== null && <RecordLine title={say('profile.rounds')} record={rounds} />}
          {games !== null && <RecordLine title={say('profile.games')} record={games} />}
        </section>
      )}
      {me !== null && me !== id && <Between me={me} other={id} name={displayName} />}
      {!bot && <Results account={account} />}
      <Seasons
        title={say(bot ? 'profile.botSeasons' : 'profile.seasons')}
        none={say(bot ? 'profile.botNone' : 'profile.noSeasons')}
        seasons={(bot ? rehearsals : seasons)?.nodes ?? []}
      />
    </div>
  );
}

type SeasonsProps = {
  readonly title: string;
  readonly none: string;
  readonly seasons: readonly (ComponentProps<typeof SeasonCard>['season'] & {
    readonly id: string;
  })[];
};

function Seasons({ title, none, seasons }: SeasonsProps) {
  return (
    <section className="page">
      <h2>{title}</h2>
      {seasons.length === 0 && <p className="quiet">{none}</p>}
      <div className="lobby-row">
        {seasons.map((season) => (
          <SeasonCard key={season.id} season={season} />
        ))}
      </div>
    </section>
  );
}
