const URL = process.argv[2] ?? 'http://127.0.0.1:4000/graphql';

async function ask(query, variables, token) {
  const response = await fetch(URL, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].message);
  return data;
}
async function guest(name) {
  const query = 'mutation ($name: String!) { startGuest(input: { displayName: $name }) { token } }';
  return (await ask(query, { name })).startGuest.token;
}
/** Sends a mutation whose input type is named after it, and selects `wanted`. Throws a refusal. */
async function send(token, mutation, input, wanted = '') {
  const type = `${mutation[0].toUpperCase()}${mutation.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { done: ${mutation}(input: $input) { refusal { message } ${wanted} } }`;
  const { done } = await ask(query, { input }, token);
  if (done.refusal) throw new Error(done.refusal.message);
  return done;
}

const [ada, bea] = [await guest('Ada'), await guest('Bea')];
const rehearsal = { name: 'First week', rehearsal: true, startsAt: '2021-08-22T00:00:00Z' };
const { season } = await send(ada, 'createRound', rehearsal, 'season { id }');
const seasonId = season.id;
await send(ada, 'joinSeason', { seasonId });
await send(bea, 'joinSeason', { seasonId });
await send(ada, 'advanceClock', { seasonId, to: '2021-08-23T00:00:00Z' }); // Monday: the Auction Phase

const LOTS = `query ($id: ID!) { season(id: $id) { ... on Round { auction { lots { nodes { id } } } } } }`;
const [one, two] = (await ask(LOTS, { id: seasonId })).season.auction.lots.nodes.map(
  ({ id }) => id,
);
await send(ada, 'sealBids', { seasonId, bids: [{ lotId: one, amount: 25 }] });
await send(bea, 'sealBids', {
  seasonId,
  bids: [
    { lotId: one, amount: 30 },
    { lotId: two, amount: 5 },
  ],
});
await send(ada, 'advanceClock', { seasonId, to: '2021-08-29T00:00:00Z' }); // the week is settled

const STORY = `query ($id: ID!) { season(id: $id) { journal(first: 100) { nodes { at text } } } }`;
for (const { at, text } of (await ask(STORY, { id: seasonId })).season.journal.nodes) {
  console.log(at.slice(0, 10), text);
}
