/** Prints each event on a line. The test cuts the connection and counts the lines. */
import { EventSource } from 'eventsource';
import { follow } from './recipes/event-source.mjs';
import { id, server, token } from './use.mjs';

globalThis.EventSource = EventSource;
const response = await fetch(`${server}/graphql`, {
  method: 'POST',
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify({ query: 'mutation { createStreamTicket { ticket } }' }),
});
const { ticket } = (await response.json()).data.createStreamTicket;
const query = 'subscription ($id: ID!) { journal(seasonId: $id, after: 0) { seq } }';
follow(server, { query, variables: { id }, ticket }, ({ data }) => {
  process.stdout.write(`${data.journal.seq}\n`);
});
