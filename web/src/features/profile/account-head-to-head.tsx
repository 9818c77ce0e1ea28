import { useQuery } from 'urql';
import { graphql } from '../../generated/gql';
import { t } from '../../platform/i18n/translate';

const BETWEEN = graphql(`
  query Between($me: ID!, $other: ID!) {
    node(id: $me) {
      __typename
      id
      ... on Account {
        headToHead(with: $other) {
          rounds {
            played
            won
            lost
            drawn
          }
          games {
            played
            won
            lost
            drawn
          }
        }
      }
    }
  }
`);

type AccountHeadToHeadProps = {
  readonly me: string;
  readonly other: string;
  readonly name: string;
};

/** The results between two accounts; nothing if they never met. */
export function AccountHeadToHead({ me, other, name }: AccountHeadToHeadProps) {
  const [{ data }] = useQuery({ query: BETWEEN, variables: { me, other } });
  const both = data?.node?.__typename === 'Account' ? data.node.headToHead : null;
  if (both === null || both.rounds.played + both.games.played === 0) return null;
  const rows = [
    { title: t('profile.rounds'), tally: both.rounds },
    { title: t('profile.games'), tally: both.games },
  ].filter(({ tally }) => tally.played > 0);
  return (
    <section className="panel">
      <h2>{t('profile.between', { name })}</h2>
      {rows.map(({ title, tally }) => (
        <p key={title}>
          {title}: {tally.won} {t('profile.won')}, {tally.lost} {t('profile.lost')}, {tally.drawn}{' '}
          {t('profile.drawn')}
        </p>
      ))}
    </section>
  );
}
