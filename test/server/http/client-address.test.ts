import type { IncomingMessage } from 'node:http';
import { addressOf } from '../../../src/server/http/client-address';
import { closeAll, startTestServer } from '../../support/test-server';

afterEach(closeAll);

const PROXY = '10.0.0.1';

const seenAs = (header: string, proxies = 1): string =>
  addressOf(
    {
      socket: { remoteAddress: PROXY },
      headers: { 'x-forwarded-for': header },
    } as unknown as IncomingMessage,
    proxies,
  );

it.each([
  ['203.0.113.10', '203.0.113.10'],
  ['203.0.113.10:40000', '203.0.113.10'],
  ['"203.0.113.10:40000"', '203.0.113.10'],
  ['203.0.113.10:_hidden', '203.0.113.10'],
  ['  203.0.113.10  ', '203.0.113.10'],
  ['9.9.9.9, 203.0.113.10', '203.0.113.10'],
  ['9.9.9.9,, 203.0.113.10 , ,', '203.0.113.10'],
  ['unknown, 203.0.113.10', '203.0.113.10'],
  ['::ffff:203.0.113.10', '203.0.113.10'],
  ['[::ffff:203.0.113.10]:40000', '203.0.113.10'],
  ['::FFFF:cb00:710a', '203.0.113.10'],
  ['0:0:0:0:0:ffff:203.0.113.10', '203.0.113.10'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:40000', '2001:db8:1:2::/64'],
  ['"[2001:db8:1:2::9]:40000"', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:3:4:5:6:40000', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9%eth0', '2001:db8:1:2::/64'],
  ['[fe80::1%25eth0]:80', 'fe80:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
])('reads what proxies write: %s', (header, address) => {
  expect(seenAs(header)).toBe(address);
});

it.each([
  'unknown',
  '_hidden',
  '_hidden:40000',
  '"_SEVKISEK"',
  'unknown:1',
  'localhost',
  '',
  ' , ',
  '""',
  '[]',
  '[]:80',
  '203.0.113',
  '203.0.113.256',
  '203.0.113.10:port',
  '[203.0.113.10',
  '1:2:3',
  'for=203.0.113.10',
  '9.9.9.9, unknown',
])('takes what is no address for the connection’s own: %j', (header) => {
  expect(seenAs(header)).toBe(PROXY);
});

it('counts entries from the end, as many as there are proxies', () => {
  const header = '1.1.1.1, 2.2.2.2:5, 3.3.3.3';
  expect([1, 2, 3, 4].map((proxies) => seenAs(header, proxies))).toEqual([
    '3.3.3.3',
    '2.2.2.2',
    '1.1.1.1',
    '1.1.1.1',
  ]);
  expect(seenAs(header, 0)).toBe(PROXY);
});

it('holds the limit of wrong tokens behind a proxy that writes ports', async () => {
  const { client } = await startTestServer(
    { limits: { wrongTokensPerAddress: 3 } },
    { TRUST_PROXY: '1' },
  );
  const statuses: number[] = [];
  for (let port = 40_000; port < 40_005; port += 1) {
    const headers = { authorization: 'Bearer nobody', 'x-forwarded-for': `203.0.113.10:${port}` };
    statuses.push((await client.post('{ __typename }', { headers })).status);
  }
  expect(statuses).toContain(429);
});

it('reads no other header', async () => {
  const { client } = await startTestServer(
    { limits: { wrongTokensPerAddress: 3 } },
    { TRUST_PROXY: '1' },
  );
  const statuses: number[] = [];
  for (let last = 1; last <= 5; last += 1) {
    const own = `203.0.113.${last}`;
    const headers = { authorization: 'Bearer nobody', 'x-real-ip': own, forwarded: `for=${own}` };
    statuses.push((await client.post('{ __typename }', { headers })).status);
  }
  expect(statuses).toContain(429);
});
