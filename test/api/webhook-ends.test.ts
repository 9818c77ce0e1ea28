import {
  CreateWebhookDocument,
  RemovePlayerDocument,
  SayToWebhookDocument,
  UpdateWebhookDocument,
  WebhookLogDocument,
  WebhookNoticesDocument,
} from '../generated/operations';
import { until } from '../support/async-queue';
import { onePair } from '../support/installations';
import type { OpenNode, Site } from '../support/installations';
import { signUp } from '../support/person';
import type { Person } from '../support/person';
import { Receiver, status } from '../support/receiver';
import { createRound, join } from './rounds';

describe.each(onePair())('the end of a webhook on $name', ({ fresh }) => {
  let site: Site;
  let node: OpenNode;
  let host: Person;
  let bob: Person;
  let id: string;
  let bobId: string;
  let receiver: Receiver;

  beforeEach(async () => {
    site = await fresh();
    node = await site.open({}, null, { WEBHOOKS: 'any' });
    host = await signUp(node.client, 'host');
    bob = await signUp(node.client, 'bob');
    ({ id } = await createRound(host));
    bobId = await join(bob, id);
    receiver = await Receiver.open();
  });
  afterEach(async () => {
    await receiver.close();
    await site.drop();
  });

  async function create(person: Person, seasonId: string | null): Promise<string> {
    const input = { seasonId, name: 'Ours', url: receiver.url };
    const { createWebhook } = await person.ask(CreateWebhookDocument, { input });
    expect(createWebhook.refusal).toBeNull();
    return createWebhook.webhook!.id;
  }
  const say = async (text: string): Promise<number> => {
    const input = { seasonId: id, channel: 'GAME_ACTIONS', text } as const;
    return (await bob.ask(SayToWebhookDocument, { input })).say.seq!;
  };
  const read = async (webhookId: string, person = host) => {
    const { node: found } = await person.ask(WebhookLogDocument, { id: webhookId, last: 100 });
    if (found?.__typename !== 'Webhook') throw new Error('no webhook');
    return found;
  };
  const notices = async (person: Person) => {
    const { viewer } = await person.ask(WebhookNoticesDocument, {});
    return viewer!.inbox.nodes.filter(({ kind }) => kind === 'WEBHOOK_STOPPED');
  };

  it('is told to its owner once, with the event that was not delivered', async () => {
    const webhookId = await create(host, id);
    receiver.answer = status(410);
    const seq = await say('One.');
    await until(async () => (await read(webhookId)).status === 'GONE');
    await say('Two.');
    const told = { kind: 'WEBHOOK_STOPPED', season: { id }, event: { __typename: 'Said', seq } };
    expect(await notices(host)).toEqual([told]);
    await host.ask(UpdateWebhookDocument, { input: { webhookId, active: true } });
    await until(async () => (await notices(host)).length === 2);
    expect(await notices(bob)).toEqual([]);
  });

  it('is told for an inbox with the notice that was not delivered', async () => {
    const webhookId = await create(bob, null);
    receiver.answer = status(500);
    await host.ask(RemovePlayerDocument, { input: { seasonId: id, playerId: bobId } });
    await until(async () => {
      site.clock.forward(7 * 3_600_000);
      return (await read(webhookId, bob)).status === 'STOPPED';
    });
    expect(await notices(bob)).toMatchObject([{ event: { __typename: 'PlayerLeft' } }]);
  });

  it('comes by itself when its maker no longer hosts the season', async () => {
    const hosting = async (mutation: string): Promise<void> => {
      const Input = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input!`;
      await host.post(
        `mutation ($input: ${Input}) { ${mutation}(input: $input) { seq refusal { code } } }`,
        { input: { seasonId: id, playerId: bobId } },
      );
    };
    await hosting('shareHost');
    const webhookId = await create(bob, id);
    await hosting('unshareHost');
    await until(async () => (await read(webhookId)).status === 'UNHOSTED');
    await say('Not sent.');
    expect(receiver.all).toEqual([]);
    expect(await notices(bob)).toHaveLength(1);
    const input = { webhookId, active: true };
    expect(await host.ask(UpdateWebhookDocument, { input })).toMatchObject({
      updateWebhook: { refusal: { code: 'WEBHOOK_UNHOSTED' } },
    });
    await hosting('shareHost');
    expect(await bob.ask(UpdateWebhookDocument, { input })).toMatchObject({
      updateWebhook: { refusal: null, webhook: { status: 'ACTIVE' } },
    });
    await receiver.heard.next();
  });
});
