import type { Writable } from 'node:stream';
import type { Piece, FrameFormat } from './frames';
import type { FrameSink } from './frame-sink';

/** The maximum number of pieces in one message. */
const FEW = 3;

/** The outboxes with output in this turn; one callback writes all of them. */
let dirty: Outbox[] = [];

function flushDirty(): void {
  const outboxes = dirty;
  dirty = [];
  for (const outbox of outboxes) outbox.endTurn();
}

/** The state of a connection: not yet writable, writable, or over. */
export type Readiness = 'EARLY' | 'READY' | 'OVER';

/**
 * One connection's output of this turn of the event loop, sent in one write. Nothing else may write
 * to the connection before `flush`.
 */
export class Outbox {
  private pieces: Buffer[] = [];
  private bytes = 0;
  private scheduled = false;
  private closed = false;
  private waiting: (() => void)[] = [];

  constructor(
    private readonly connection: Writable,
    /** The outbox is full from this number of waiting bytes on. */
    private readonly size: number,
    private readonly readiness: () => Readiness = () => 'READY',
  ) {
    connection.on('drain', () => {
      this.resume();
    });
  }

  push(piece: Piece): void {
    if (this.closed || piece.length === 0) return;
    for (const part of piece) {
      this.pieces.push(part);
      this.bytes += part.length;
    }
    this.schedule();
  }

  private schedule(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    if (dirty.length === 0) setImmediate(flushDirty);
    dirty.push(this);
  }

  /** Runs at the end of the turn of the event loop. */
  endTurn(): void {
    this.scheduled = false;
    this.flush();
    if (this.bytes > 0 && this.connection.writable) this.schedule();
  }

  /** Writes the waiting pieces. */
  flush(): void {
    if (this.bytes === 0) return;
    const readiness = this.readiness();
    // The peer has said goodbye; the connection itself may end much later.
    if (readiness === 'OVER') this.close();
    if (readiness !== 'READY') return;
    const { pieces, bytes } = this;
    this.pieces = [];
    this.bytes = 0;
    if (this.connection.writable) this.write(pieces, bytes);
    // After a write that succeeded at once, no `drain` event follows.
    if (this.waiting.length > 0 && !this.connection.writableNeedDrain) this.resume();
  }

  /** Stops all writes; the connection itself stays open. */
  close(): void {
    this.closed = true;
    this.pieces = [];
    this.bytes = 0;
  }

  /**
   * A few pieces are written unchanged, and all recipients share their bytes; many small pieces are
   * joined first.
   */
  private write(pieces: readonly Buffer[], bytes: number): void {
    const { connection } = this;
    if (pieces.length > FEW) {
      connection.write(Buffer.concat(pieces, bytes));
      return;
    }
    connection.cork();
    for (const piece of pieces) connection.write(piece);
    connection.uncork();
  }

  /** The number of bytes that the reader has not taken. */
  buffered(): number {
    return this.bytes + this.connection.writableLength;
  }

  /** The sink of one subscription's results, in the protocol's format. */
  sink({ next, begin }: FrameFormat): FrameSink {
    return {
      send: (result, number = null) => {
        this.push(next(result, number));
      },
      begin: (number) => {
        this.push(begin(number));
      },
      flush: () => {
        this.flush();
      },
      isFull: () => this.isFull(),
      onceDrained: (resume) => {
        this.onceDrained(resume);
      },
    };
  }

  isFull(): boolean {
    return this.buffered() >= this.size;
  }

  /**
   * Calls `resume` once, when the connection may have room again; it is not called if the reader
   * has left.
   */
  onceDrained(resume: () => void): void {
    this.waiting.push(resume);
  }

  private resume(): void {
    const waiting = this.waiting;
    this.waiting = [];
    for (const resume of waiting) resume();
  }
}
