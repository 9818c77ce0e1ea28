import { printNumber } from './format';

/** The singular and the plural of what is counted. */
export type Coin = { readonly name: string; readonly plural: string };

/** "1 Chip", "25 Chips". */
export const coins = (count: number, { name, plural }: Coin): string =>
  `${printNumber(count)} ${count === 1 ? name : plural}`;
