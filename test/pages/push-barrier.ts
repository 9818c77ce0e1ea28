import { SocketSession } from '../../src/server/ws/socket-session';

/**
 * Sends all committed pushes, then pings each socket, in its own round. A pong proves that the page
 * has received all earlier pushes. `heard` are earlier pongs of the caller's pages: the barrier
 * first waits until the server has received them, and so everything that the pages sent before.
 */
export type PushBarrier = (heard: readonly number[]) => Promise<{ readonly round: number }>;
/** The payload of a ping and of its pong; a ping's number is unique. */
export type Ping = { readonly round: number; readonly ping: number };

type Watch = {
  round: number;
  ping: number;
  /** Pings one socket each. */
  readonly sockets: Set<() => void>;
  /** Pings without a pong. */
  readonly unheard: Set<number>;
};

const WATCH = Symbol.for('ridotto.push-barrier');
const TURNS = 3;
/** A server that is busy for longer never stops. */
const AT_MOST_MS = 45_000;

/** The sockets of all servers that start later in this process. */
export function openPushBarrier(): PushBarrier {
  const watch = watchSockets(SocketSession.prototype);
  return async (heard) => {
    await quiet(() => heard.every((ping) => !watch.unheard.has(ping)));
    watch.round += 1;
    for (const ping of watch.sockets) ping();
    return { round: watch.round };
  };
}

/** Suites in one process share the server's classes, and so the watch. */
function watchSockets(sessions: SocketSession & { [WATCH]?: Watch }): Watch {
  const known = sessions[WATCH];
  if (known !== undefined) return known;
  const watch: Watch = { round: 0, ping: 0, sockets: new Set(), unheard: new Set() };
  sessions[WATCH] = watch;
  const forProtocol = Reflect.get(sessions, 'forProtocol');
  sessions.forProtocol = function (this: SocketSession, ...parts) {
    const socket = forProtocol.apply(this, parts);
    const pings = new Set<number>();
    const heard = (ping: number): void => {
      pings.delete(ping);
      watch.unheard.delete(ping);
    };
    const ping = (): void => {
      watch.ping += 1;
      const payload: Ping = { round: watch.round, ping: watch.ping };
      pings.add(payload.ping);
      watch.unheard.add(payload.ping);
      void socket.send(JSON.stringify({ type: 'ping', payload }));
    };
    watch.sockets.add(ping);
    void this.closed.then(() => {
      watch.sockets.delete(ping);
      pings.forEach(heard);
    });
    return {
      ...socket,
      onMessage: (hear) => {
        socket.onMessage(async (text) => {
          const pong = pongIn(text);
          if (pong !== null) heard(pong.ping);
          return hear(text);
        });
      },
    };
  };
  return watch;
}

/** The payload of a pong to the barrier; null for any other message. */
export function pongIn(text: string): Ping | null {
  if (!text.startsWith('{"type":"pong"')) return null;
  const { payload } = JSON.parse(text) as { readonly payload?: Partial<Ping> };
  const { round, ping } = payload ?? {};
  return round === undefined || ping === undefined ? null : { round, ping };
}

/**
 * Resolves once the process only waits for timers, threads and peers: commits and the fan-out of
 * pushes go on by promises and immediates.
 */
async function quiet(isHeard: () => boolean): Promise<void> {
  const end = performance.now() + AT_MOST_MS;
  for (let turns = 0; turns < TURNS;) {
    if (performance.now() > end) {
      throw new Error(`The server is never quiet: ${process.getActiveResourcesInfo().join()}.`);
    }
    await new Promise((resolve) => setImmediate(resolve));
    turns = isHeard() && isIdle() ? turns + 1 : 0;
  }
}

/** True without pending immediates and requests to the system. */
const isIdle = (): boolean =>
  process.getActiveResourcesInfo().every((name) => !/^(Immediate|FSReq|\w+Request$)/.test(name));
