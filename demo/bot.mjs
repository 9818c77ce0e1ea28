const [seasonId, server = 'http://127.0.0.1:4000'] = process.argv.slice(2);
let token = null;

function post(path, query, variables) {
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream, application/json',
  };
  if (token !== null) headers.authorization = `Bearer ${token}`;
  return fetch(server + path, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  });
}
const ask = async (query, variables) =>
  (await (await post('/graphql', query, variables)).json()).data;
const GUEST = 'mutation ($name: String!) { startGuest(input: { displayName: $name }) { token } }';
const JOIN =
  'mutation ($input: JoinSeasonInput!) { joinSeason(input: $input) { refusal { message } } }';
const READY =
  'mutation ($input: SetReadinessInput!) { setReadiness(input: $input) { refusal { code } } }';
const PLAY =
  'mutation ($input: PlayCardInput!) { playCard(input: $input) { refusal { message } } }';
const OPTIONS = `query ($id: ID!) { season(id: $id) { viewer { options { mutation input } } } }`;
const HAND = `query ($id: ID!) {
  node(id: $id) { ... on GiolittiGame { claimables { nameable points card { rank suit } } } }
}`;

token = (await ask(GUEST, { name: `Bot ${process.pid}` })).startGuest.token;
await ask(JOIN, { input: { seasonId } });
await ask(READY, { input: { seasonId, ready: true } });
// After each event, plays the best-scoring card wherever it is this bot's turn.
const feed = `subscription ($id: ID!) { journal(seasonId: $id, after: 0) { text } }`;
const events = (await post('/graphql/stream', feed, { id: seasonId })).body.getReader();
while (!(await events.read()).done) {
  const { options } = (await ask(OPTIONS, { id: seasonId })).season.viewer;
  for (const { input } of options.filter(({ mutation }) => mutation === 'playCard')) {
    const { claimables } = (await ask(HAND, { id: input.gameId })).node;
    const cards = claimables.filter(({ nameable }) => nameable);
    const [best] = cards.sort((one, other) => other.points - one.points);
    const { rank, suit } = best.card;
    await ask(PLAY, { input: { ...input, card: { rank, suit }, claim: best.points } });
  }
}
