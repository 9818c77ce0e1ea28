import { auditServer } from 'graphql-http';
import { closeAll, startTestServer } from '../../support/test-server';

afterAll(closeAll);

it('passes the audits of GraphQL over HTTP without an error', async () => {
  const { client } = await startTestServer();
  const results = await auditServer({ url: `${client.url}/graphql` });
  expect(results.length).toBeGreaterThan(50);
  expect(results.filter(({ status }) => status === 'error')).toEqual([]);
  expect(results.filter(({ status }) => status === 'ok').length).toBeGreaterThanOrEqual(55);
});
