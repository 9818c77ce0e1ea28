import { tableSchema } from '../table';

/** What is true of the whole store, by name. */
export type HouseRow = { readonly name: string; readonly value: string };

export const house = tableSchema<HouseRow>({
  name: 'house',
  key: ['name'],
  columns: { name: 'text', value: 'text' },
});
