import { plainId } from './plain-id';

/** The lot's id in the clients' form, even if the lot does not exist. */
export function lotId(round: string, number: number): string {
  const plain = plainId(round).replace(/^Round/, 'Lot');
  return Buffer.from(`${plain}:l${String(number)}`).toString('base64url');
}

type Bid<Amount> = { readonly lotId: string; readonly amount: Amount };

/** A bid on the lot with the number, to be sealed. */
export const bidOn = <Amount>(round: string, number: number, amount: Amount): Bid<Amount> => ({
  lotId: lotId(round, number),
  amount,
});
