/** The inverse of `parseBids` [ruling D4]: `3: 25, 7: 40`. */
export function printBids(
  bids: readonly { readonly lot: number; readonly amount: number }[],
): string {
  return bids.map(({ lot, amount }) => `${lot}: ${amount}`).join(', ');
}
