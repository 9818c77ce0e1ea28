import { gql } from '@apollo/client';
import { apolloClient } from './recipes/apollo.mjs';
import { answer, id, server, token } from './use.mjs';

const client = await apolloClient(server, token);
const SEASONS = gql`
  query ($after: String) {
    seasons(first: 2, after: $after, rehearsal: true) {
      edges {
        cursor
        node {
          id
          name
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;
const watched = client.watchQuery({ query: SEASONS });
const first = await watched.refetch();
let { pageInfo } = first.data.seasons;
while (pageInfo.hasNextPage) {
  const more = await watched.fetchMore({ variables: { after: pageInfo.endCursor } });
  pageInfo = more.data.seasons.pageInfo;
}
const names = client.readQuery({ query: SEASONS }).seasons.edges.map(({ node }) => node.name);

const ROUND = gql`
  query ($id: ID!) {
    season(id: $id) {
      id
      name
      seq
      ... on Round {
        week
      }
    }
  }
`;
await client.query({ query: ROUND, variables: { id } });
const LIVE = gql`
  subscription ($id: ID!) {
    auctionUpdated(roundId: $id) {
      seq
      round {
        id
        seq
      }
    }
  }
`;
const SAY = gql`
  mutation ($id: ID!) {
    say(input: { seasonId: $id, channel: AUCTIONS, text: "said by Apollo" }) {
      seq
      refusal {
        code
      }
    }
  }
`;
const JOURNAL = gql`
  subscription ($id: ID!, $after: Int) {
    journal(seasonId: $id, after: $after) {
      __typename
      seq
      text
    }
  }
`;
const live = await next(client.subscribe({ query: LIVE, variables: { id } }));
const said = await client.mutate({ mutation: SAY, variables: { id } });
const { seq } = said.data.say;
const heard = await next(client.subscribe({ query: JOURNAL, variables: { id, after: seq - 1 } }));
const cached = client.cache.extract();
answer({
  names,
  live: live.data.auctionUpdated.round.id,
  rounds: Object.keys(cached).filter((key) => key === `Round:${id}`),
  merged: cached[`Round:${id}`],
  said: seq,
  heard: heard.data.journal.seq,
});

function next(observable) {
  return new Promise((resolve, reject) => {
    const subscription = observable.subscribe({
      next: (value) => {
        resolve(value);
        setImmediate(() => subscription.unsubscribe());
      },
      error: reject,
    });
  });
}
