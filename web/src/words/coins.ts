import { printNumber } from './figures';

/** What is counted, of one and of several. */
export type Coin = { readonly name: string; readonly plural: string };

/** "1 Chip", "25 Chips". */
export const coins = (count: number, { name, plural }: Coin): string =>
  `${printNumber(count)} ${count === 1 ? name : plural}`;
