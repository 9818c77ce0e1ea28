import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { Poster } from '../../src/delivery';
import type { PosterOptions } from '../../src/delivery/post';
import { AUTHORITY, EXPIRED, KEY, OF_ANOTHER, VALID } from '../support/certificates';
import { Receiver } from '../support/receiver';

const posters: Poster[] = [];
const poster = (options: Partial<PosterOptions> = {}): Poster => {
  const made = new Poster({ targets: 'any', userAgent: 'Test', ...options });
  posters.push(made);
  return made;
};

describe('a message sent over HTTP', () => {
  let receiver: Receiver;
  beforeEach(async () => {
    receiver = await Receiver.open();
  });
  afterEach(async () => {
    for (const each of posters.splice(0)) each.close();
    await receiver.close();
  });

  it('arrives with its headers, and one connection serves several', async () => {
    const sender = poster();
    const ports = new Set<number | undefined>();
    receiver.answer = (response) => {
      ports.add(response.socket?.remotePort);
      response.writeHead(200).end('Thanks.');
    };
    const headers = { 'webhook-id': 'one' };
    const reply = { status: 200, failure: null, answer: 'Thanks.', whole: 'Thanks.' };
    expect(await sender.post(receiver.url, headers, '{"a":1}')).toEqual(reply);
    expect(await sender.post(receiver.url, headers, '{"a":2}')).toEqual(reply);
    expect(receiver.all[0]?.headers).toMatchObject({
      'webhook-id': 'one',
      'content-type': 'application/json',
      'user-agent': 'Test',
    });
    expect(receiver.all.map(({ body }) => body)).toEqual(['{"a":1}', '{"a":2}']);
    expect(ports.size).toBe(1);
  });

  it('is done by its status if the body never ends, is too long or is cut', async () => {
    const sender = poster({ timeoutMs: 400 });
    receiver.answer = (response) => {
      response.writeHead(200);
      response.write('endless');
    };
    expect(await sender.post(receiver.url, {}, '{}')).toMatchObject({
      ...{ status: 200, failure: null, answer: 'endless' },
    });
    receiver.answer = (response) => {
      response.writeHead(200).end('x'.repeat(10_000_000));
    };
    const { answer } = await sender.post(receiver.url, {}, '{}');
    expect(answer).toBe('x'.repeat(500));
    receiver.answer = (response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('cut', () => response.destroy());
    };
    expect(await sender.post(receiver.url, {}, '{}')).toMatchObject({
      ...{ status: 200, failure: null },
    });
  });

  it('fails without an answer in time, without a connection and without a name', async () => {
    const sender = poster({ timeoutMs: 200 });
    receiver.answer = () => undefined;
    expect((await sender.post(receiver.url, {}, '{}')).failure).toBe('TIMED_OUT');
    receiver.answer = (response) => {
      response.destroy();
    };
    expect((await sender.post(receiver.url, {}, '{}')).failure).toBe('CONNECTION_FAILED');
    const nameless = poster({
      resolve: () => Promise.reject(Object.assign(new Error('none'), { code: 'ENOTFOUND' })),
    });
    expect((await nameless.post('http://nobody.example/', {}, '{}')).failure).toBe('NAME_UNKNOWN');
  });

  it.each([
    ['valid', VALID, null],
    ['expired', EXPIRED, 'CERTIFICATE_INVALID'],
    ['of another server', OF_ANOTHER, 'CERTIFICATE_INVALID'],
  ])('over TLS with a certificate that is %s', async (_name, cert, failure) => {
    let arrived = 0;
    const server = createServer({ key: KEY, cert }, (_request, response) => {
      arrived += 1;
      response.writeHead(204).end();
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo;
    const url = `https://127.0.0.1:${port}/hook`;
    const reply = await poster({ ca: AUTHORITY }).post(url, {}, '{}');
    expect(reply).toMatchObject({ status: failure === null ? 204 : null, failure });
    expect(await poster().post(url, {}, '{}')).toMatchObject({ failure: 'CERTIFICATE_INVALID' });
    expect(arrived).toBe(failure === null ? 1 : 0);
    server.closeAllConnections();
    server.close();
  });

  it('keeps an answer that a database can store', async () => {
    receiver.answer = (response) => {
      response.writeHead(500).end(`\0${'x'.repeat(499)}😀`);
    };
    const { answer } = await poster().post(receiver.url, {}, '{}');
    expect(answer).toBe(`${'x'.repeat(499)}\u{fffd}`);
  });

  it('fails at once if the receiver changes the protocol', async () => {
    receiver.answer = ({ socket }) => {
      socket?.write(
        'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
      );
    };
    const reply = await poster().post(receiver.url, {}, '{}');
    expect(reply).toMatchObject({ status: null, failure: 'CONNECTION_FAILED' });
  });

  it('follows no redirect', async () => {
    const inside = await Receiver.open();
    for (const code of [301, 302, 307, 308]) {
      receiver.answer = (response) => {
        response.writeHead(code, { location: inside.url }).end();
      };
      expect(await poster().post(receiver.url, {}, '{}')).toMatchObject({ failure: 'REDIRECTED' });
    }
    expect(inside.all).toEqual([]);
    await inside.close();
  });

  it('goes only to allowed addresses, also if a name resolves to another at the second look', async () => {
    const looks = ['127.0.0.1', '127.0.0.2'];
    const sender = poster({
      targets: 'public',
      isAllowed: (address) => address === '127.0.0.1',
      resolve: () => Promise.resolve([{ address: looks.shift() ?? '127.0.0.2', family: 4 }]),
    });
    const url = `http://rebind.example:${receiver.port}/hook`;
    receiver.answer = (response) => {
      response.writeHead(200, { connection: 'close' }).end();
    };
    expect(await sender.post(url, {}, '{}')).toMatchObject({ status: 200 });
    expect(await sender.post(url, {}, '{}')).toMatchObject({ failure: 'ADDRESS_REFUSED' });
    expect(receiver.all).toHaveLength(1);
  });

  it('goes nowhere inside by default, by name or by number', async () => {
    const resolve = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
    const sender = poster({ targets: 'public', resolve });
    for (const url of [receiver.url, 'http://inside.example:8080/', 'https://inside.example/']) {
      expect(await sender.post(url, {}, '{}')).toMatchObject({ failure: 'ADDRESS_REFUSED' });
    }
    expect(receiver.all).toEqual([]);
  });
});
