/** Reads a journal forwards to its end and backwards to its beginning, each with a new cache. */
import { gql } from '@apollo/client';
import { apolloClient } from './recipes/apollo.mjs';
import { answer, id, server, token } from './use.mjs';

const JOURNAL = gql`
  query ($id: ID!, $first: Int, $after: String, $last: Int, $before: String) {
    season(id: $id) {
      id
      journal(first: $first, after: $after, last: $last, before: $before) {
        edges {
          cursor
          node {
            seq
          }
        }
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
        }
      }
    }
  }
`;

async function pages(begins, next) {
  const client = await apolloClient(server, token);
  const asked = { query: JOURNAL, variables: { id, ...begins } };
  const watched = client.watchQuery(asked);
  let { journal } = (await watched.refetch()).data.season;
  let count = 1;
  for (let more = next(journal.pageInfo); more !== null; more = next(journal.pageInfo)) {
    await watched.fetchMore({ variables: { ...begins, ...more } });
    ({ journal } = client.readQuery(asked).season);
    count += 1;
  }
  return { count, seqs: journal.edges.map(({ node }) => node.seq) };
}

answer({
  forwards: await pages({ first: 2 }, ({ hasNextPage, endCursor }) =>
    hasNextPage ? { after: endCursor } : null,
  ),
  backwards: await pages({ last: 2 }, ({ hasPreviousPage, startCursor }) =>
    hasPreviousPage ? { before: startCursor } : null,
  ),
});
