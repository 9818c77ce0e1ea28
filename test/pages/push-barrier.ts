import { SocketSession } from '../../src/server/ws/socket-session';

/**
 * Waits until all committed pushes are sent, then pings each socket. Each call is a round of its
 * own. A pong proves that the page has received all earlier pushes. `heard` are the pongs that the
 * caller's pages have sent: the barrier first waits until the server has received them, and
 * therefore everything that the pages sent earlier.
 */
export type PushBarrier = (heard: readonly number[]) => Promise<{ readonly round: number }>;
/** The payload of a ping and of its pong. Each ping has a unique number. */
export type Ping = { readonly round: number; readonly ping: number };

type Watch = {
  round: number;
  ping: number;
  /** The functions that ping the sockets, one for each. */
  readonly sockets: Set<() => void>;
  /** The numbers of the pings that lack a pong. */
  readonly unheard: Set<number>;
};

const WATCH = Symbol.for('ridotto.push-barrier');
const TURNS = 3;
/** The time limit for the server to become quiet. */
const AT_MOST_MS = 45_000;

/** Opens a barrier for the sockets of all servers that start later in this process. */
export function openPushBarrier(): PushBarrier {
  const watch = watchSockets(SocketSession.prototype);
  let last: Promise<unknown> = Promise.resolve();
  return (heard) => {
    const round = async () => {
      await quiet(() => heard.every((ping) => !watch.unheard.has(ping)));
      watch.round += 1;
      for (const ping of watch.sockets) ping();
      return { round: watch.round };
    };
    // One after another: two that wait at once would each see the other's immediate, for ever.
    const next = last.then(round, round);
    last = next;
    return next;
  };
}

/** Suites in one process share the server's classes, and therefore also the watch. */
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

/** The payload of a pong to the barrier; null if the message is anything else. */
export function pongIn(text: string): Ping | null {
  if (!text.startsWith('{"type":"pong"')) return null;
  const { payload } = JSON.parse(text) as { readonly payload?: Partial<Ping> };
  const { round, ping } = payload ?? {};
  return round === undefined || ping === undefined ? null : { round, ping };
}

/**
 * Resolves once the process waits only for timers, threads and peers. Commits and the fan-out of
 * pushes advance by promises and immediates, so they have ended by then.
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

/** True if no immediate and no request to the system is pending. */
const isIdle = (): boolean =>
  process.getActiveResourcesInfo().every((name) => !/^(Immediate|FSReq|\w+Request$)/.test(name));
