/** Pegs: the only item of a dynasty. */
import type { Brand, Transfer } from '../../kernel';

/**
 * Branded, so that only this file makes the item code. Code of a round cannot compile with pegs.
 */
type Peg = Brand<'PEG', 'Peg'>;

declare module '../../kernel/ledger' {
  interface ItemCodes {
    readonly giolitti: Peg;
  }
}

export const PEG = 'PEG' as Peg;

export type PegTransfer = Transfer<Peg>;
