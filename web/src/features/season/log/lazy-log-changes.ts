import { lazyComponent } from '../../../platform/lazy-component';

export const LogChanges = lazyComponent(async () => (await import('./log-changes')).LogChanges);
