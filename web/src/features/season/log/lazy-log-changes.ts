import { late } from '../../../platform/lazy-component';

export const LogChanges = late(async () => (await import('./log-changes')).LogChanges);
