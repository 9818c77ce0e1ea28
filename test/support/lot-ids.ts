/** The id in the clients' form, whether the lot exists or not. */
export function lotId(round: string, number: number): string {
  const plain = Buffer.from(round, 'base64url')
    .toString()
    .replace(/^Round/, 'Lot');
  return Buffer.from(`${plain}:l${String(number)}`).toString('base64url');
}

type Bid<Amount> = { readonly lotId: string; readonly amount: Amount };

/** A bid to seal on the lot of that number. */
export const bidOn = <Amount>(round: string, number: number, amount: Amount): Bid<Amount> => ({
  lotId: lotId(round, number),
  amount,
});
