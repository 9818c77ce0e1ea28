import type { TestClient } from '../../support/test-client';

type Done = Readonly<Record<string, unknown>>;

/** Sends a mutation that selects the season. Throws if it is refused. */
export async function ask(
  client: TestClient,
  token: string,
  mutation: string,
  input: object,
): Promise<Done> {
  const type = `${mutation.slice(0, 1).toUpperCase()}${mutation.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) {
    done: ${mutation}(input: $input) { refusal { message } season { id } } }`;
  const { body } = await client.post(query, { token, variables: { input } });
  const done = body.data?.['done'] as Done | undefined;
  if (done?.['refusal'] !== null) throw new Error(JSON.stringify(body));
  return done;
}

const START = { rehearsal: true, startsAt: '2021-08-22T00:00:00Z' };

export const CREATE_HIDDEN = [
  'createRound',
  { name: 'Cellar', visibility: 'INVITATION', ...START },
] as const;

/** Characters that are special in XML, HTML, Markdown or MediaWiki. */
export const HOSTILE = "<script>x</script> &lt; \"x\"|[a](http:b) {{x}} [[b]] ''c'' `d` *e* ~~~~";

/** A round with a hostile name and a hostile description. */
export async function hostileRound(client: TestClient): Promise<string> {
  const host = await client.guest('Host');
  const { season } = await ask(client, host, 'createRound', {
    ...START,
    name: HOSTILE,
    description: `1. ${HOSTILE}\n# www.example.com\n|-\n| RFC 1 __TOC__`,
  });
  return (season as { readonly id: string }).id;
}

/** An answer without the headers that vary. */
export async function told(
  client: TestClient,
  path: string,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const response = await fetch(client.url + path, { headers });
  const kept = [...response.headers].filter(([name]) => !/^(date|x-request-id)$/.test(name));
  return { status: response.status, headers: kept, body: await response.text() };
}
