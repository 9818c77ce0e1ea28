import { useQuery } from 'urql';
import { graphql } from '../../generated/gql';
import { say } from '../../platform/i18n/translate';

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

type BetweenProps = { readonly me: string; readonly other: string; readonly name: string };

/** The results between two accounts; nothing if they never played together. */
export function Between({ me, other, name }: BetweenProps) {
  const [{ data }] = useQuery({ query: BETWEEN, variables: { me, other } });
  const both = data?.node?.__typename === 'Account' ? data.node.headToHead : null;
  if (both === null || both.rounds.played + both.games.played === 0) return null;
  const rows = [
    { title: say('profile.rounds'), tally: both.rounds },
    { title: say('profile.games'), tally: both.games },
  ].filter(({ tally }) => tally.played > 0);
  return (
    <section className="panel">
      <h2>{say('profile.between', { name })}</h2>
      {rows.map(({ title, tally }) => (
        <p key={title}>
          {title}: {tally.won} {say('profile.won')}, {tally.lost} {say('profile.lost')},{' '}
          {tally.drawn} {say('profile.drawn')}
        </p>
      ))}
    </section>
  );
}
