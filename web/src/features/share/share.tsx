import { paged } from '../../platform/lazy-page';
import type { FragmentType } from '../../generated/fragment-masking';
import { say } from '../../platform/i18n/translate';
import { ShareDialog } from './share-dialog';
import type { SHARE } from './share-fragment';

const Ways = paged(async () => (await import('./share-options')).ShareWays);

/** The ways to share a season. */
export function Share({ season }: { readonly season: FragmentType<typeof SHARE> }) {
  return (
    <ShareDialog title={say('share.title')}>
      <Ways season={season} />
    </ShareDialog>
  );
}
