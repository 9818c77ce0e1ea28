import { urqlClient } from './recipes/urql.mjs';
import { answer, id, server, token } from './use.mjs';

const client = await urqlClient(server, token);
const SEASONS = `query ($after: String) { seasons(first: 2, after: $after, rehearsal: true) {
  edges { cursor node { id name players { nodes { id holdings { quantity } } } } } pageInfo { hasNextPage endCursor } } }`;
let after = null;
let all = null;
for (;;) {
  const { data, error } = await client.query(SEASONS, { after }).toPromise();
  if (error) throw error;
  all = data.seasons;
  if (!all.pageInfo.hasNextPage) break;
  after = all.pageInfo.endCursor;
}
const SAY = `mutation ($id: ID!) {
  say(input: { seasonId: $id, channel: AUCTIONS, text: "said by urql" }) { seq refusal { code } } }`;
const said = await client.mutation(SAY, { id }).toPromise();
const LIVE = `subscription ($id: ID!, $after: Int) { journal(seasonId: $id, after: $after) { seq } }`;
const heard = await new Promise((resolve) => {
  client.subscription(LIVE, { id, after: said.data.say.seq - 1 }).subscribe(resolve);
});
answer({
  names: all.edges.map(({ node }) => node.name),
  said: said.data.say.seq,
  heard: heard.data.journal.seq,
});
