import { tableSchema } from '../table';

/** What is true of the whole store, by name. */
export type HouseRow = { readonly name: string; readonly value: string };

/** The name of the fingerprint of the secret that the store is sealed with. */
export const SECRET = 'secret';

export const house = tableSchema<HouseRow>({
  name: 'house',
  key: ['name'],
  columns: { name: 'text', value: 'text' },
});
