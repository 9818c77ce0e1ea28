import { tableSchema } from '../table';

/** A fact about the whole store, by name. */
export type HouseRow = { readonly name: string; readonly value: string };

/** The name of the fingerprint of the secret that seals the store. */
export const SECRET = 'secret';

export const house = tableSchema<HouseRow>({
  name: 'house',
  key: ['name'],
  columns: { name: 'text', value: 'text' },
});
