import { requestClient } from './recipes/graphql-request.mjs';
import { answer, id, server, token } from './use.mjs';

const client = requestClient(server, token);
const { season } = await client.request('query ($id: ID!) { season(id: $id) { id name } }', { id });
const refused = await client
  .request('mutation { createRound(input: { name: "" }) { seq } }')
  .catch(({ response }) => response.errors[0].extensions.code);
answer({ season, refused });
