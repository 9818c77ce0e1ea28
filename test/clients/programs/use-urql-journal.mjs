/** Reads a journal forwards to its end and backwards to its beginning, each with a new cache. */
import { urqlClient } from './recipes/urql.mjs';
import { answer, id, server, token } from './use.mjs';

const JOURNAL = `query ($id: ID!, $first: Int, $after: String, $last: Int, $before: String) {
  season(id: $id) { id journal(first: $first, after: $after, last: $last, before: $before) {
    edges { cursor node { seq text ... on Said { channel } transfers { item quantity } } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }`;

async function pages(begins, next) {
  const client = await urqlClient(server, token);
  for (let [count, more] = [1, {}]; ; count += 1) {
    const { data, error } = await client.query(JOURNAL, { id, ...begins, ...more }).toPromise();
    if (error) throw error;
    const { edges, pageInfo } = data.season.journal;
    more = next(pageInfo);
    if (more === null) return { count, seqs: edges.map(({ node }) => node.seq) };
  }
}

answer({
  forwards: await pages({ first: 2 }, ({ hasNextPage, endCursor }) =>
    hasNextPage ? { after: endCursor } : null,
  ),
  backwards: await pages({ last: 2 }, ({ hasPreviousPage, startCursor }) =>
    hasPreviousPage ? { before: startCursor } : null,
  ),
});
