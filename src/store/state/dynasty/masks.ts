import type { DynastyRows } from '../../../engine';
import { stateSchema } from '../../table';

export const masks = stateSchema<DynastyRows['masks']>('masks', { id: 'text', moda: 'whole' });
