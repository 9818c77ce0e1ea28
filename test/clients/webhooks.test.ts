import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CreateWebhookDocument,
  RotateWebhookSecretDocument,
  TestWebhookDocument,
} from '../generated/operations';
import { pairs } from '../support/installations';
import type { Site } from '../support/installations';
import { signUp } from '../support/person';
import { Receiver } from '../support/receiver';
import type { Arrived } from '../support/receiver';
import { needClients } from './installed';

const DOCS = readFileSync(join(__dirname, '../../docs/webhooks.md'), 'utf8');
/** Reads a message as the library's program does, and checks it with the function of the docs. */
const PYTHON = `
import sys
results = []
for each in json.loads(sys.stdin.read()):
    try:
        results.append(verify(each["secret"], each["headers"], each["body"].encode())["type"])
    except ValueError as error:
        results.append(str(error))
sys.stdout.write(json.dumps(results))
`;

type Checked = Pick<Arrived, 'headers' | 'body'> & { readonly secret: string };

function run(command: string, args: readonly string[], messages: readonly Checked[]): unknown {
  const input = JSON.stringify(messages);
  const { stdout, stderr } = spawnSync(command, args, { input, encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

const byLibrary = (messages: readonly Checked[]): unknown =>
  run(process.execPath, [join(__dirname, 'programs/verify-webhook.mjs')], messages);

const byDocs = (messages: readonly Checked[]): unknown => {
  const [, code = ''] = /```python\n([^]*?)```/.exec(DOCS) ?? [];
  return run('python3', ['-c', `${code}${PYTHON}`], messages);
};

describe('the signature of a webhook', () => {
  let site: Site;
  let receiver: Receiver;
  beforeAll(needClients);
  beforeEach(async () => {
    const [pair] = pairs();
    site = await pair!.fresh();
    site.clock.set(new Date().toISOString());
    receiver = await Receiver.open();
  });
  afterEach(async () => {
    await receiver.close();
    await site.drop();
  });

  it('is accepted by the library of Standard Webhooks and by the example in Python', async () => {
    const { client } = await site.open({}, null, { WEBHOOKS: 'any' });
    const ann = await signUp(client, 'ann');
    const { createWebhook } = await ann.ask(CreateWebhookDocument, {
      input: { name: 'Mine', url: receiver.url },
    });
    const { id: webhookId } = createWebhook.webhook!;
    await ann.ask(TestWebhookDocument, { input: { webhookId } });
    const { rotateWebhookSecret } = await ann.ask(RotateWebhookSecretDocument, {
      input: { webhookId },
    });
    await ann.ask(TestWebhookDocument, { input: { webhookId } });
    const [former, present] = [createWebhook.secret!, rotateWebhookSecret.secret!];
    const [first, second] = receiver.all as [Arrived, Arrived];
    const messages = [
      { ...first, secret: former },
      { ...second, secret: former },
      { ...second, secret: present },
      { ...first, secret: present },
      { ...first, body: first.body.replace('test', 'best'), secret: former },
    ];
    const wrong = 'WebhookVerificationError';
    expect(byLibrary(messages)).toEqual(['test', 'test', 'test', wrong, wrong]);
    const refused = 'wrong signature';
    expect(byDocs(messages)).toEqual(['test', 'test', 'test', refused, refused]);
  });
});
