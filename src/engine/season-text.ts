import { searchText } from '../kernel';
import type { SeasonRecord } from './ports';

/** Name and description as they are looked for. */
export const seasonText = ({
  name,
  description,
}: Pick<SeasonRecord, 'name' | 'description'>): string =>
  searchText(description === null ? name : `${name}\n${description}`);
