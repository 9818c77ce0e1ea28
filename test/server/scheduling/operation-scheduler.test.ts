import { closeAll, startTestServer } from '../../support/test-server';

afterAll(closeAll);

describe('an operation that has held the loop for too long before it began', () => {
  it.each(['/graphql', '/graphql/stream'])('makes room for the next over %s', async (path) => {
    const { server } = await startTestServer({
      limits: { operationMs: 0, operationsPerAddress: 1 },
    });
    const ask = async (): Promise<string> => {
      const response = await fetch(`${server.url}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: path === '/graphql' ? 'application/json' : 'text/event-stream',
        },
        body: JSON.stringify({ query: '{ __typename }' }),
      });
      return response.text();
    };
    expect(await ask()).toContain('"limit":"operationMs"');
    expect(await ask()).toContain('"limit":"operationMs"');
  });
});
