import { createHmac } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf } from '../../src/engine';
import { storeBackends } from '../support/backends';
import { operate, operateWith } from '../operator/run-command';
import type { Operated } from '../operator/run-command';
import { CreateWebhookDocument, TestWebhookDocument } from '../generated/operations';
import { Person, signUp } from '../support/person';
import { Receiver } from '../support/receiver';
import { TestClient } from '../support/test-client';
import { Place, readiness, RIGHT, WRONG } from './installation';

const NEXT = 'the next secret, thirty-two or more!';

describe.each(storeBackends())('rotating the secret on $name', ({ name, fresh }) => {
  let place: Place;
  let file: string;
  beforeEach(async () => {
    place = new Place(await fresh());
    file = join(place.fresh.dataDir, 'secret');
  });
  afterEach(async () => {
    await place.drop();
  });
  const env = (secret: string | null): Record<string, string> => ({
    DATA_DIR: place.fresh.dataDir,
    DATABASE_URL: place.fresh.databaseUrl ?? '',
    RIDOTTO_SECRET: secret ?? '',
  });
  const rotate = (...args: readonly string[]): Promise<Operated> =>
    operate(env(null), 'rotate-secret', ...args);
  const seasons = async (client: TestClient): Promise<unknown> =>
    (await client.post('{ seasons { nodes { name seq } } }')).body;

  it('seals everything anew, and leaves the old secret beside the new one', async () => {
    const house = await place.start(null);
    const client = new TestClient(house.port);
    await client.round(await client.guest());
    const before = await seasons(client);
    await place.stop();
    const old = readFileSync(file, 'utf8');
    expect(await rotate()).toMatchObject({
      code: 0,
      complained: '',
      said: expect.stringContaining('Sealed again: 1.') as string,
    });
    expect(readFileSync(`${file}.old`, 'utf8')).toBe(old);
    expect(readFileSync(file, 'utf8')).not.toBe(old);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const after = await place.start(null);
    expect((await readiness(after)).status).toBe(200);
    expect(await seasons(new TestClient(after.port))).toEqual(before);
    await place.stop();
    await expect(place.start(old.trim())).rejects.toThrow(`the one in the file ${file}`);
  });

  it('keeps the addresses and the secrets of webhooks', async () => {
    const receiver = await Receiver.open();
    const before = await signUp(new TestClient((await place.start(null)).port), 'host');
    const input = { name: 'Ours', url: receiver.url };
    const { createWebhook } = await before.ask(CreateWebhookDocument, { input });
    await place.stop();
    expect(await rotate()).toMatchObject({ code: 0, complained: '' });
    const after = new Person(new TestClient((await place.start(null)).port), before.token);
    const webhookId = createWebhook.webhook!.id;
    const { testWebhook } = await after.ask(TestWebhookDocument, { input: { webhookId } });
    expect(testWebhook.delivery).toMatchObject({ status: 204, failure: null });
    const message = await receiver.heard.next();
    const { 'webhook-id': id, 'webhook-timestamp': at } = message.headers;
    const key = Buffer.from(createWebhook.secret!.replace('whsec_', ''), 'base64');
    const hmac = createHmac('sha256', key).update(`${String(id)}.${String(at)}.${message.body}`);
    expect(message.headers['webhook-signature']).toBe(`v1,${hmac.digest('base64')}`);
    await receiver.close();
  });

  it('takes a new one from standard input, and more than a batch of them', async () => {
    await place.sealedBefore(...Array<string>(1_100).fill(RIGHT));
    const rotated = await operateWith(NEXT, env(RIGHT), 'rotate-secret', '--read');
    expect(rotated).toMatchObject({ code: 0, complained: '' });
    expect(rotated.said).toContain('Sealed again: 1100.');
    expect(rotated.said).toContain('Set RIDOTTO_SECRET to the new secret on all nodes');
    expect(readdirSync(place.fresh.dataDir)).not.toContain('secret');
    expect(await place.readSealed(0, NEXT)).toBe('ACE');
    expect(await place.readSealed(1_099, NEXT)).toBe('ACE');
    await expect(place.start(RIGHT)).rejects.toThrow('a different secret');
    expect((await readiness(await place.start(NEXT))).status).toBe(200);
  });

  it('changes nothing when something cannot be opened, unless that may be left', async () => {
    await place.sealedBefore(RIGHT, WRONG, RIGHT);
    writeFileSync(file, RIGHT);
    const refused = await rotate();
    expect(refused).toMatchObject({ code: 1, said: '' });
    expect(refused.complained).toContain('A text in season s1 was sealed with a third');
    expect(await place.readSealed(0, RIGHT)).toBe('ACE');
    expect(await place.withStore((store) => store.fingerprints.fingerprint())).toBe(
      fingerprintOf(RIGHT),
    );
    const done = await rotate('--leave-unreadable');
    expect(done.said).toContain('Sealed again: 2, left as they were: 1.');
    expect(await place.readSealed(0, RIGHT)).toBeNull();
    expect(await place.readSealed(1, WRONG)).toBe('ACE');
  });

  it('that was cut off before it had sealed anything has done nothing', async () => {
    await place.start(null);
    await place.stop();
    const old = readFileSync(file, 'utf8');
    writeFileSync(`${file}.next`, NEXT);
    expect((await readiness(await place.start(null))).status).toBe(200);
    expect(readFileSync(file, 'utf8')).toBe(old);
    await place.stop();
    expect(await rotate()).toMatchObject({ code: 0 });
    expect(readFileSync(file, 'utf8').trim()).not.toBe(NEXT);
  });

  it('that was cut off before its last step is brought to its end by the next start', async () => {
    await place.start(null);
    await place.stop();
    writeFileSync(`${file}.next`, NEXT);
    await place.sql(`UPDATE house SET value = '${fingerprintOf(NEXT)}'`);
    expect((await readiness(await place.start(null))).status).toBe(200);
    expect(readFileSync(file, 'utf8')).toBe(NEXT);
  });

  it('is refused while a server runs', async () => {
    await place.start(RIGHT);
    const refused = await operate(env(RIGHT), 'rotate-secret');
    expect(refused).toMatchObject({ code: 1, said: '' });
    expect(refused.complained).toContain(
      name === 'SQLite' ? 'in use by another Ridotto process' : 'stop all nodes',
    );
    await place.stop();
    expect((await readiness(await place.start(RIGHT))).status).toBe(200);
  });

  it.each([
    ['short', 'at least 32 characters'],
    [RIGHT, 'The new secret is the same as the old one'],
  ])('refuses %s as the new one', async (input, says) => {
    await place.sealedBefore(RIGHT);
    const refused = await operateWith(input, env(RIGHT), 'rotate-secret', '--read');
    expect(refused.complained).toContain(says);
    expect(await place.readSealed(0, RIGHT)).toBe('ACE');
  });
});
