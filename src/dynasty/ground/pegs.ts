/** Pegs: the only item of a dynasty. */
import type { ItemCode } from '../../kernel';

declare module '../../kernel/ledger' {
  interface ItemCodes {
    readonly giolitti: 'PEG';
  }
}

export const PEG: ItemCode = 'PEG';
