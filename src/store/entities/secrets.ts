import type { SealedSecret } from '../../engine';
import { tableSchema } from '../table';

export type StoredSecret = SealedSecret & { readonly seasonId: string };

export const secrets = tableSchema<StoredSecret>({
  name: 'secrets',
  key: ['seasonId', 'key'],
  columns: { seasonId: 'text', key: 'text', sealed: 'text' },
});
