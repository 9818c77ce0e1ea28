import { writeFileSync } from 'node:fs';
import { join as pathOf } from 'node:path';
import { CreateWebhookDocument, SayToWebhookDocument } from '../generated/operations';
import { migratedSqliteDir } from '../support/backends';
import { until } from '../support/async-queue';
import { sharedPairs } from '../support/installations';
import { Person, signUp } from '../support/person';
import { ok, Receiver } from '../support/receiver';
import { build, ServerProcess } from '../support/server-process';
import { createRound, join } from './rounds';
import { LEASE_MS } from '../../src/delivery/delivery-run';

const ANY = { WEBHOOKS: 'any' };

async function create(host: Person, seasonId: string, url: string): Promise<void> {
  const input = { seasonId, name: 'Ours', url };
  const { createWebhook } = await host.ask(CreateWebhookDocument, { input });
  expect(createWebhook.refusal).toBeNull();
}

async function say(person: Person, seasonId: string, text: string): Promise<number> {
  const input = { seasonId, channel: 'GAME_ACTIONS', text } as const;
  const { say: said } = await person.ask(SayToWebhookDocument, { input });
  return said.seq!;
}

const seqsAt = ({ all }: Receiver): unknown[] => all.map(({ json }) => json.data['seq']);

describe.each(sharedPairs())('two nodes with webhooks on $name', ({ fresh }) => {
  it('send each message by one of them, in order', async () => {
    const site = await fresh();
    const nodes = [await site.open({}, null, ANY), await site.open({}, null, ANY)] as const;
    const host = await signUp(nodes[0].client, 'host');
    const ann = await signUp(nodes[0].client, 'ann');
    const { id } = await createRound(host);
    await join(ann, id);
    const receivers = await Promise.all([Receiver.open(), Receiver.open(), Receiver.open()]);
    for (const { url } of receivers) await create(host, id, url);
    const seqs: number[] = [];
    for (let at = 0; at < 30; at += 1) {
      const node = nodes[at % 2 === 0 ? 0 : 1];
      seqs.push(await say(new Person(node.client, ann.token), id, `Word ${at}.`));
    }
    await until(() => receivers.every(({ all }) => all.length >= seqs.length));
    for (const receiver of receivers) {
      expect(seqsAt(receiver)).toEqual(seqs);
      await receiver.close();
    }
    await site.drop();
  });
});

describe('a server that is killed', () => {
  beforeAll(build);

  it('goes on with its webhooks at the next start, and loses nothing', async () => {
    const { dir, drop } = await migratedSqliteDir();
    const env = { PORT: '0', DATA_DIR: dir, ...ANY };
    let server = await ServerProcess.start(env);
    const host = await signUp(server.client, 'host');
    const ann = await signUp(server.client, 'ann');
    const { id } = await createRound(host);
    await join(ann, id);
    const receiver = await Receiver.open();
    await create(host, id, receiver.url);
    const seqs: number[] = [];
    // The receiver is silent, so that the server is killed with a message on its way.
    receiver.answer = () => undefined;
    for (const text of ['One.', 'Two.', 'Three.']) seqs.push(await say(ann, id, text));
    await until(() => receiver.all.length === 1);
    await server.kill();
    receiver.answer = ok;
    server = await ServerProcess.start(env);
    await until(() => receiver.all.length === 4);
    expect(seqsAt(receiver)).toEqual([seqs[0], ...seqs]);
    const [first, again] = receiver.all;
    expect(again?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    await server.stop();
    await receiver.close();
    drop();
  });
});

describe.each(sharedPairs())('a node that is killed on $name', ({ fresh }) => {
  beforeAll(build);

  it('is followed by another once its lease has ended, and nothing is lost', async () => {
    const site = await fresh();
    const env = { ...site.env(), ...ANY };
    const first = await ServerProcess.start(env);
    const host = await signUp(first.client, 'host');
    const ann = await signUp(first.client, 'ann');
    const { id } = await createRound(host);
    await join(ann, id);
    const receiver = await Receiver.open();
    await create(host, id, receiver.url);
    receiver.answer = () => undefined;
    const seqs: number[] = [];
    for (const text of ['One.', 'Two.']) seqs.push(await say(ann, id, text));
    await until(() => receiver.all.length === 1);
    const second = await ServerProcess.start({ ...env, ...shifted(site.env()['DATA_DIR']!) });
    await first.kill();
    receiver.answer = ok;
    await until(() => receiver.all.length === 3);
    expect(seqsAt(receiver)).toEqual([seqs[0], ...seqs]);
    await second.stop();
    await receiver.close();
    await site.drop();
  });
});

/** The environment of a server whose clock is a lease ahead. */
function shifted(dir: string): Record<string, string> {
  const file = pathOf(dir, `clock-${process.pid}`);
  writeFileSync(file, String(LEASE_MS + 1_000));
  const script = pathOf(__dirname, '../faults/clock.cjs');
  return { NODE_OPTIONS: `--require ${script}`, RIDOTTO_FAULTS_CLOCK: file };
}
