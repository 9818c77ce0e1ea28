import { paged } from '../../platform/paged';
import type { FragmentType } from '../../generated/fragment-masking';
import { say } from '../../platform/i18n/words';
import { ShareDialog } from './share-dialog';
import type { SHARE } from './shared';

const Ways = paged(async () => (await import('./share-ways')).ShareWays);

/** The ways to share a season. */
export function Share({ season }: { readonly season: FragmentType<typeof SHARE> }) {
  return (
    <ShareDialog title={say('share.title')}>
      <Ways season={season} />
    </ShareDialog>
  );
}
