import { searchText } from '../kernel';
import type { SeasonRecord } from './ports';

/** Name and description in the form for searches. */
export const seasonText = ({
  name,
  description,
}: Pick<SeasonRecord, 'name' | 'description'>): string =>
  searchText(description === null ? name : `${name}\n${description}`);
