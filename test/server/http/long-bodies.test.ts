import { closeAll, startTestServer } from '../../support/test-server';

afterEach(closeAll);

const MOST_POINTS = 50;

/** Sends a body that is no JSON, as long as asked. Resolves with the code of its error. */
async function codeFor(url: string, length: number): Promise<unknown> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '['.padEnd(length, '1,'),
  });
  const { errors } = (await response.json()) as {
    readonly errors: readonly { readonly extensions: { readonly code: string } }[];
  };
  return errors[0]?.extensions.code;
}

it('a long body is charged to its address, which is then not read until it has points again', async () => {
  const { client } = await startTestServer({ limits: { workPerAddress: MOST_POINTS } });
  const codes: unknown[] = [];
  for (let time = 0; time < 20; time += 1) codes.push(await codeFor(client.url, 100_000));
  expect(codes[0]).toBe('BAD_USER_INPUT');
  expect(codes.at(-1)).toBe('RATE_LIMITED');
  // A short one takes no time worth counting.
  expect(await codeFor(client.url, 100)).toBe('BAD_USER_INPUT');
});
