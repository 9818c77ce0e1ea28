import { PassThrough, Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { Outbox } from '../../../src/server/fanout/outbox';
import type { FrameFormat } from '../../../src/server/fanout/frames';
import type { Readiness } from '../../../src/server/fanout/outbox';

const plain: FrameFormat = { next: (result) => [result], begin: () => [] };

async function turns(count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) await turn();
}

describe('an outbox', () => {
  test.each([2, 40])(
    'gives all of a turn to the connection in one write: %i pieces',
    async (count) => {
      const writes: string[] = [];
      const connection = new Writable({
        write: (chunk, _encoding, done) => {
          writes.push(String(chunk));
          done();
        },
        // Corked writes arrive together, as in one system call of a socket.
        writev: (chunks, done) => {
          writes.push(chunks.map(({ chunk }) => String(chunk)).join(''));
          done();
        },
      });
      const outlet = new Outbox(connection, 1_000).sink(plain);
      for (let at = 0; at < count; at += 1) outlet.send(Buffer.from('a'));
      await turns(2);
      expect(writes).toEqual(['a'.repeat(count)]);
    },
  );

  it('keeps what comes until the connection is ready', async () => {
    const connection = new PassThrough();
    let readiness: Readiness = 'EARLY';
    new Outbox(connection, 100, () => readiness).sink(plain).send(Buffer.from('a'));
    await turns(3);
    expect(connection.read()).toBeNull();
    readiness = 'READY';
    await turns(2);
    expect(String(connection.read())).toBe('a');
  });

  it('has nothing to do any more once it is closed', async () => {
    const connection = new PassThrough();
    let looks = 0;
    const outbox = new Outbox(connection, 100, () => {
      looks += 1;
      return 'EARLY';
    });
    const outlet = outbox.sink(plain);
    outlet.send(Buffer.from('a'));
    outbox.close();
    outlet.send(Buffer.from('b'));
    await turns(5);
    expect({ looks, buffered: outbox.buffered() }).toEqual({ looks: 0, buffered: 0 });
  });

  it('lets go of what comes when nothing may be written any more, and does not ask again', async () => {
    const connection = new PassThrough();
    let looks = 0;
    const outbox = new Outbox(connection, 100, () => {
      looks += 1;
      return 'OVER';
    });
    outbox.sink(plain).send(Buffer.from('a'));
    await turns(5);
    expect({ looks, buffered: outbox.buffered() }).toEqual({ looks: 1, buffered: 0 });
    expect(connection.writable).toBe(true);
  });

  it('tells who waits for room when its reader has taken what there was', async () => {
    const connection = new PassThrough({ highWaterMark: 4 });
    const outlet = new Outbox(connection, 4).sink(plain);
    outlet.send(Buffer.from('abcdefgh'));
    expect(outlet.isFull()).toBe(true);
    const room = new Promise<void>((resolve) => {
      outlet.onceDrained(resolve);
    });
    await turns(2);
    connection.resume();
    await room;
    expect(outlet.isFull()).toBe(false);
  });
});
