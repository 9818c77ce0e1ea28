import { Command, Redis } from 'ioredis';

type Stream = Parameters<Redis['sendCommand']>[1];

/** The interval between probes of a Redis that did not answer. */
const PROBE_MS = 1_000;
/** The message of ioredis when the `commandTimeout` is exceeded. */
const TIMEOUT_MESSAGE = 'Command timed out';

/**
 * A connection that callers wait for only once. After a command without an answer in time, every
 * command fails at once until Redis answers a probe in the background, so a Redis that hangs costs
 * only one wait. It then emits `answering`. Needs a `commandTimeout`.
 */
export class GuardedRedis extends Redis {
  private hangs = false;
  private probe: NodeJS.Timeout | null = null;

  /**
   * The first commands of a new connection are sent in any case, since it may have reached a
   * different server.
   */
  override sendCommand(command: Command, stream?: Stream): unknown {
    if (this.hangs && this.status === 'ready') {
      command.reject(new Error('Redis has not answered in time and is left alone for a moment'));
      return command.promise;
    }
    command.promise.catch((error: unknown) => {
      if (error instanceof Error && error.message === TIMEOUT_MESSAGE) this.startProbing();
    });
    return super.sendCommand(command, stream);
  }

  private startProbing(): void {
    if (this.hangs) return;
    this.hangs = true;
    this.probeLater();
  }

  private probeLater(): void {
    this.probe = setTimeout(() => {
      const ping = new Command('PING', [], { replyEncoding: 'utf8' });
      super.sendCommand(ping);
      ping.promise.then(
        () => {
          this.hangs = false;
          this.emit('answering');
        },
        () => {
          if (this.status !== 'end') this.probeLater();
        },
      );
    }, PROBE_MS);
  }

  override disconnect(reconnect = false): void {
    if (!reconnect && this.probe !== null) clearTimeout(this.probe);
    super.disconnect(reconnect);
  }
}
