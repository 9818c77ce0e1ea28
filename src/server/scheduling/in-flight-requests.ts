import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The unanswered HTTP requests, counted by address. */
export class InFlightRequests {
  private readonly addresses = new Map<ServerResponse, string | null>();
  private readonly byAddress = new Map<string, number>();
  private readonly last = new WeakMap<Socket, ServerResponse>();
  private waiters: (() => void)[] = [];

  /** Returns the number of the address's requests, including this one. */
  begin(request: IncomingMessage, response: ServerResponse, address: string): number {
    const count = (this.byAddress.get(address) ?? 0) + 1;
    this.addresses.set(response, address);
    this.byAddress.set(address, count);
    this.last.set(request.socket, response);
    response.once('close', () => {
      this.uncount(response);
      this.addresses.delete(response);
      if (this.addresses.size > 0) return;
      for (const resolve of this.waiters.splice(0)) resolve();
    });
    return count;
  }

  /**
   * Stops counting a response that is counted elsewhere, such as an event stream. The shutdown
   * still waits for it.
   */
  uncount(response: ServerResponse): void {
    const address = this.addresses.get(response) ?? null;
    if (address === null) return;
    this.addresses.set(response, null);
    const left = (this.byAddress.get(address) ?? 1) - 1;
    if (left === 0) this.byAddress.delete(address);
    else this.byAddress.set(address, left);
  }

  /**
   * True if a part of an answer has gone over the connection, so that nothing else may be written.
   */
  isAnswering(socket: Socket): boolean {
    const response = this.last.get(socket);
    return response !== undefined && response.headersSent && !response.writableFinished;
  }

  /** The number of unanswered requests, without event streams. */
  get unanswered(): number {
    return [...this.addresses.values()].filter((address) => address !== null).length;
  }

  /** Resolves once all requests are answered or given up. */
  allAnswered(): Promise<void> {
    if (this.addresses.size === 0) return Promise.resolve();
    return new Promise((resolve) => this.waiters.push(resolve));
  }
}
