import { tableSchema } from '../table';

/** A fact about the whole store, by name. */
export type MetadataRow = { readonly name: string; readonly value: string };

/** The name of the fingerprint of the secret that seals the store. */
export const SECRET = 'secret';

export const metadata = tableSchema<MetadataRow>({
  name: 'house',
  key: ['name'],
  columns: { name: 'text', value: 'text' },
});
