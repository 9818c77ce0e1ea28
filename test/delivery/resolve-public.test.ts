import { createSocket } from 'node:dgram';
import type { Socket } from 'node:dgram';
import { Poster } from '../../src/delivery';
import { resolvePublic } from '../../src/delivery/resolve-public';

/** The type of a question: A for IPv4, AAAA for IPv6. */
const typeOf = (query: Buffer): number => query.readUInt16BE(query.length - 4);

/** A DNS server's answer to a question without additional records: one address, or no such name. */
function answerTo(query: Buffer, address: readonly number[] | null): Buffer {
  const head = Buffer.from(query);
  head.writeUInt16BE(address === null ? 0x8183 : 0x8180, 2);
  if (address === null) return head;
  head.writeUInt16BE(1, 6);
  const record = [0xc0, 12, 0, typeOf(query), 0, 1, 0, 0, 0, 60, 0, address.length];
  return Buffer.concat([head, Buffer.from([...record, ...address])]);
}

describe('a public name', () => {
  let server: Socket;
  let addresses: (type: number) => readonly number[] | null | undefined;
  const asked: number[] = [];
  beforeEach(async () => {
    asked.length = 0;
    server = createSocket('udp4', (query, { port, address }) => {
      asked.push(typeOf(query));
      const found = addresses(typeOf(query));
      if (found !== undefined) server.send(answerTo(query, found), port, address);
      server.emit('asked');
    });
    await new Promise<void>((resolve) => {
      server.bind(0, '127.0.0.1', resolve);
    });
  });
  afterEach(() => {
    server.close();
  });
  const resolve = (host: string, signal: AbortSignal) =>
    resolvePublic(host, signal, [`127.0.0.1:${server.address().port}`]);
  const never = new AbortController().signal;

  it('has the addresses of both kinds, or of one', async () => {
    const v6 = [0x20, 1, 0xd, 0xb8, ...Array<number>(11).fill(0), 7];
    addresses = (type) => (type === 1 ? [192, 0, 2, 7] : v6);
    const four = { address: '192.0.2.7', family: 4 };
    const six = { address: '2001:db8::7', family: 6 };
    expect(await resolve('both.example', never)).toEqual([four, six]);
    addresses = (type) => (type === 1 ? [192, 0, 2, 7] : null);
    expect(await resolve('four.example', never)).toEqual([four]);
  });

  it('has none', async () => {
    addresses = () => null;
    await expect(resolve('none.example', never)).rejects.toMatchObject({ code: 'ENOTFOUND' });
    const poster = new Poster({ targets: 'public', userAgent: 'Test', resolve });
    const reply = await poster.post('http://none.example/', {}, '{}');
    expect(reply.failure).toBe('NAME_UNKNOWN');
    poster.close();
  });

  it('is no longer looked up after the end of the time', async () => {
    addresses = () => undefined;
    const ending = new AbortController();
    server.once('asked', () => {
      ending.abort();
    });
    const looking = resolve('silent.example', ending.signal);
    await expect(looking).rejects.toMatchObject({ code: 'ECANCELLED' });
    await expect(resolve('silent.example', ending.signal)).rejects.toThrow('aborted');
  });
});
