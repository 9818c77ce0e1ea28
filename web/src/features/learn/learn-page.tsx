import { Link } from 'wouter';
import { useQuery } from 'urql';
import { graphql } from '../../generated/gql';
import { useTitle } from '../../platform/use-title';
import { t } from '../../platform/i18n/translate';
import { EmptyPage } from '../../ui/empty-page';
import { Unavailable } from '../../ui/unavailable';
import { LearnCasino } from './learn-casino';
import { LearnGiolitti } from './learn-giolitti';
import { DEFAULT_CASINO, learnAddress } from '../../platform/learn-address';
import './learn.css';

const EDITIONS = graphql(`
  query LearnEditions {
    editions {
      id
      title
      kind
    }
  }
`);

type LearnPageProps = {
  readonly game: string | undefined;
  /** The end of the edition's id, such as `draft`. */
  readonly edition: string | undefined;
};

/** How to play: the list of the games, or one of them. */
export function LearnPage({ game, edition }: LearnPageProps) {
  if (game === undefined) return <LearnList />;
  if (game === 'giolitti' && edition === undefined) return <LearnGiolitti />;
  if (game !== 'casino') return <EmptyPage title={t('learn.gone')} />;
  if (edition === 'lesson') return <LearnCasino edition={DEFAULT_CASINO} isLesson />;
  const id = edition === undefined ? DEFAULT_CASINO : `round-10/${edition}`;
  return <LearnCasino key={id} edition={id} />;
}

function LearnList() {
  useTitle(t('learn.title'));
  const [{ data, error }] = useQuery({ query: EDITIONS });
  if (data === undefined && error !== undefined) {
    return <Unavailable error={error} title={t('learn.gone')} />;
  }
  const editions = (data?.editions ?? []).filter(({ kind }) => kind === 'ROUND');
  return (
    <div className="learn">
      <header>
        <h1>{t('learn.title')}</h1>
        <p>{t('learn.all')}</p>
      </header>
      <ul className="learn-list">
        <li>
          <Link href={learnAddress('DYNASTY')}>{t('learn.giolitti')}</Link>
        </li>
        <li>
          <Link href={learnAddress('ROUND')}>{t('learn.casino')}</Link>
        </li>
      </ul>
      <section>
        <h2>{t('learn.editions')}</h2>
        <ul className="learn-list">
          {editions.map(({ id, title }) => (
            <li key={id}>
              <Link href={learnAddress('ROUND', id)}>{title}</Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
