import { tableSchema } from '../table';

/** A named fact about the whole store. */
export type MetadataRow = { readonly name: string; readonly value: string };

/** The name of the fact that contains the fingerprint of the store's secret. */
export const SECRET = 'secret';

export const metadata = tableSchema<MetadataRow>({
  name: 'house',
  key: ['name'],
  columns: { name: 'text', value: 'text' },
});
