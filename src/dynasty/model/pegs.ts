/** Pegs: the only item of a dynasty. */
import type { Brand, Transfer } from '../../kernel';

/** Branded, so that only this file writes one: a round has no pegs, and cannot compile with them. */
type Peg = Brand<'PEG', 'Peg'>;

declare module '../../kernel/ledger' {
  interface ItemCodes {
    readonly giolitti: Peg;
  }
}

export const PEG = 'PEG' as Peg;

export type PegTransfer = Transfer<Peg>;
