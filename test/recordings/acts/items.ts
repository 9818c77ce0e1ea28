/** Items in the form of the API. */
export const chips = (quantity: number) => [{ item: 'CHIP', quantity }];
export const one = (item: string) => [{ item, quantity: 1 }];
export const card = (rank: string, suit: string, count = 1) => ({ rank, suit, count });
