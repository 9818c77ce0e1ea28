import { printNumber } from './format';

/** The singular and plural of a counted noun. */
export type CountNoun = { readonly name: string; readonly plural: string };

/** "1 Chip", "25 Chips". */
export const printCount = (count: number, { name, plural }: CountNoun): string =>
  `${printNumber(count)} ${count === 1 ? name : plural}`;
