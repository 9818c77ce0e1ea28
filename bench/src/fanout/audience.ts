import type { RawSocket } from '../raw-socket';
import { isHeartbeat } from '../peers/boardgame-client';
import type { Room } from './dialect';

/** The size of the smallest event in bytes. A shorter message is an answer or a greeting. */
const SHORTEST_EVENT = 256;
const AT_ONCE = 64;
const PATIENCE_MS = 30_000;

/** The watchers of a room, with counts of their messages. */
export class Audience {
  /** The number of deliveries to all watchers together. */
  delivered = 0;
  published = 0;
  /** The size of the last event, in bytes. */
  lastBytes = 0;
  private readonly publishedAt: number[] = [];
  private latencies: number[] = [];
  private whenDelivered: () => void = () => undefined;

  private constructor(
    private readonly room: Room,
    private readonly sockets: readonly RawSocket[],
  ) {
    for (const socket of sockets) this.listen(socket);
  }

  static async gather(room: Room, size: number): Promise<Audience> {
    const sockets: RawSocket[] = [];
    while (sockets.length < size) {
      const more = Math.min(AT_ONCE, size - sockets.length);
      sockets.push(...(await Promise.all(Array.from({ length: more }, () => room.watch()))));
    }
    return new Audience(room, sockets);
  }

  get size(): number {
    return this.sockets.length;
  }

  /** Counts and times a watcher's events, which arrive in the order of publication. */
  private listen(socket: RawSocket): void {
    let heard = 0;
    socket.hear = (bytes, start, end) => {
      if (end - start < SHORTEST_EVENT) {
        isHeartbeat(socket, bytes, start, end);
        return;
      }
      this.delivered += 1;
      this.lastBytes = end - start;
      this.latencies.push(performance.now() - (this.publishedAt[heard] ?? NaN));
      heard += 1;
      if (this.delivered % this.sockets.length === 0) this.whenDelivered();
    };
  }

  publish(text: string): void {
    this.published += 1;
    this.publishedAt.push(performance.now());
    this.room.publish(text);
  }

  /**
   * Keeps `inFlight` events in flight for `ms`. An event is in flight until every watcher has
   * received it.
   */
  async keepBusy(text: string, inFlight: number, ms: number): Promise<void> {
    const end = performance.now() + ms;
    const fill = (): void => {
      if (performance.now() >= end) return;
      const heardByAll = Math.floor(this.delivered / this.size);
      while (this.published - heardByAll < inFlight) this.publish(text);
    };
    this.whenDelivered = fill;
    fill();
    await wait(ms);
    this.whenDelivered = () => undefined;
  }

  /** For `ms`, publishes an event every `everyMs`. Resolves with the latency of each delivery. */
  async atRate(text: string, everyMs: number, ms: number): Promise<readonly number[]> {
    this.latencies = [];
    const started = performance.now();
    for (let next = started; next < started + ms; next += everyMs) {
      await wait(next - performance.now());
      this.publish(text);
    }
    await this.settle();
    return this.latencies;
  }

  /** Resolves when every watcher has received every event. */
  async settle(): Promise<void> {
    const deadline = performance.now() + PATIENCE_MS;
    while (this.delivered < this.published * this.size) {
      if (performance.now() > deadline) {
        throw new Error(`${this.delivered} of ${this.published * this.size} deliveries came`);
      }
      await wait(5);
    }
  }

  close(): void {
    for (const socket of this.sockets) socket.close();
    this.room.close();
  }
}

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
