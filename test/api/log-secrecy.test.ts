import {
  CommitHashDocument,
  MakeRoundDocument,
  RevealTextDocument,
  EntrustBidsDocument,
  EntrustHandDocument,
  OpenAccountDocument,
} from '../generated/operations';
import { until } from '../support/async-queue';
import { bidOn } from '../support/lot-ids';
import { FixedChance } from './fixed-chance';
import { PASSWORD, Person } from '../support/person';
import { clockTo, commit, NEXT_SUNDAY, reveal, sha256, THURSDAY, TUESDAY } from './rounds';
import { onePair, sharedPairs } from '../support/installations';
import { openTable, withScopes } from './table';
import type { Table } from './table';

const SIGN_IN =
  'mutation ($input: SignInInput!) { signIn(input: $input) { refusal { message facts } token } }';
const SALT = 'a salt that nobody guesses';
const OWN = `2: 7\n---\n${SALT}`;

let chance: FixedChance;
beforeAll(() => {
  chance = new FixedChance();
});
afterAll(() => {
  chance.end();
});

const tokensOf = ({ host, ann, bob, dan }: Table): string[] =>
  [host, ann, bob, dan].map(({ token }) => token!);

describe.each(onePair())('the log on $name', ({ fresh }) => {
  it('has no token, password, seed, code or text of a whole week', async () => {
    const table = await openTable(fresh, { visibility: 'INVITATION' });
    const { site, node, host, ann, bob, id, inviteCode, anybody } = table;
    const socket = await node.client.connected({ token: ann.token });
    socket.subscribe('j', 'subscription ($id: ID!) { journal(seasonId: $id, after: 0) { seq } }', {
      id,
    });
    await clockTo(host, id, TUESDAY);
    const bids = [bidOn(id, 3, 41)];
    const sealed = await ann.ask(EntrustBidsDocument, { input: { seasonId: id, bids } });
    const cards = [{ rank: 'ACE', suit: 'CUPS' }];
    await ann.ask(EntrustHandDocument, { input: { seasonId: id, cards } });
    await commit(bob, id, 'BIDS', OWN);
    const { person: bot } = await withScopes(bob, 'PLAY');
    const input = { handle: 'ann', password: 'a guessed password' };
    const errors = [
      (await anybody.post(SIGN_IN, { input })).body,
      (await anybody.post(OpenAccountDocument, { input: { handle: 'ann', password: PASSWORD } }))
        .body,
      (await anybody.post(OpenAccountDocument, { input: { handle: '!', password: PASSWORD } }))
        .body,
      (await anybody.post(`{ viewer { ${PASSWORD} } }`, {})).body,
      (await new Person(node.client, `${ann.token!}x`).post('{ __typename }', {})).body,
      (
        await bob.post(RevealTextDocument, {
          input: { seasonId: id, kind: 'BIDS', text: OWN },
        })
      ).body,
      (
        await bob.post(CommitHashDocument, {
          input: { seasonId: id, kind: 'BIDS', sha256: SALT },
        })
      ).body,
    ];
    await clockTo(host, id, THURSDAY);
    await reveal(bob, id, 'BIDS', OWN);
    await clockTo(host, id, NEXT_SUNDAY);
    socket.terminate();
    await node.close();

    const log = node.log.join('');
    expect(node.log.length).toBeGreaterThan(20);
    const secrets = [
      ...tokensOf(table),
      ...[bot.token!, inviteCode!, PASSWORD, 'a guessed password', SALT],
      ...[sealed.sealBids.secretAction!.entrustedText!.split('\n')[0]!, 'Ace of Cups'],
      ...chance.written(32),
    ];
    for (const secret of secrets) expect([secret, log.includes(secret)]).toEqual([secret, false]);
    const told = JSON.stringify(errors.slice(0, 3).concat(errors.slice(4)));
    for (const secret of secrets) expect([secret, told.includes(secret)]).toEqual([secret, false]);
    await site.drop();
  });
});

describe.each(sharedPairs())('an outage of the store on $name', ({ fresh }) => {
  it('is told as such, and puts nothing secret into the log', async () => {
    const table = await openTable(fresh);
    const { site, node, host, ann, bob, anybody, id } = table;
    await clockTo(host, id, TUESDAY);
    await commit(bob, id, 'BIDS', OWN);
    await clockTo(host, id, THURSDAY);
    await site.loseStore();
    const faults = [
      await bob.fault(RevealTextDocument, {
        input: { seasonId: id, kind: 'BIDS', text: OWN },
      }),
      await bob.fault(MakeRoundDocument, { input: { name: 'Now', visibility: 'INVITATION' } }),
      await anybody.fault(OpenAccountDocument, { input: { handle: 'eve', password: PASSWORD } }),
      await anybody.fault(SIGN_IN, { input: { handle: 'ann', password: PASSWORD } }),
      await ann.fault(
        'mutation { createAccessToken(input: { name: "x", scopes: [READ] }) { token } }',
      ),
    ];
    for (const { extensions } of faults) expect(extensions).toMatchObject({ code: 'UNAVAILABLE' });
    await until(() => node.log.some((line) => line.includes('"level":50')));
    await node.close();
    const log = node.log.join('');
    const tokens = tokensOf(table);
    const hashes = tokens.map((token) => sha256(token));
    const secrets = [...tokens, ...hashes, PASSWORD, SALT, '$argon2', ...chance.written(32)];
    for (const secret of secrets) expect([secret, log.includes(secret)]).toEqual([secret, false]);
    await site.drop();
  });
});
