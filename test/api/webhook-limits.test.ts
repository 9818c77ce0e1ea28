import { CreateWebhookDocument } from '../generated/operations';
import { pairs } from '../support/installations';
import { Person, signUp } from '../support/person';
import { createRound } from './rounds';

describe('an operator who allows public receivers only', () => {
  it('refuses addresses inside, other ports and guests', async () => {
    const [pair] = pairs();
    const site = await pair!.fresh();
    const { client } = await site.open();
    const host = await signUp(client, 'host');
    const { id: seasonId } = await createRound(host);
    const why = async (url: string): Promise<unknown> => {
      const input = { seasonId, name: 'Ours', url };
      const { createWebhook } = await host.ask(CreateWebhookDocument, { input });
      return createWebhook.refusal?.facts;
    };
    expect(await why('http://127.0.0.1/')).toEqual({ why: 'INSIDE' });
    expect(await why('http://[::ffff:169.254.169.254]/')).toEqual({ why: 'INSIDE' });
    expect(await why('https://example.org:22/')).toEqual({ why: 'PORT' });
    expect(await why('ftp://example.org/')).toEqual({ why: 'SCHEME' });
    expect(await why('https://example.org/hook')).toBeUndefined();
    const guest = new Person(client, await client.guest());
    const input = { name: 'Mine', url: 'https://example.org/hook' };
    expect(await guest.ask(CreateWebhookDocument, { input })).toMatchObject({
      createWebhook: { refusal: { code: 'WEBHOOK_NEEDS_HANDLE' } },
    });
    await site.drop();
  });

  it('allows as many as the limit', async () => {
    const [pair] = pairs();
    const site = await pair!.fresh();
    const { client } = await site.open({ webhooksPerAccount: 1 });
    const ann = await signUp(client, 'ann');
    const input = { name: 'Mine', url: 'https://example.org/hook' };
    await ann.ask(CreateWebhookDocument, { input });
    expect(await ann.ask(CreateWebhookDocument, { input })).toMatchObject({
      createWebhook: { refusal: { code: 'TOO_MANY_WEBHOOKS', facts: { limit: 1 } } },
    });
    await site.drop();
  });
});
