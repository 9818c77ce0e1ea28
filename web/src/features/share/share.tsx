import { lazyPage } from '../../platform/lazy-page';
import type { FragmentType } from '../../generated/fragment-masking';
import { t } from '../../platform/i18n/translate';
import { ShareDialog } from './share-dialog';
import type { SHARE } from './share-fragment';

const Ways = lazyPage(async () => (await import('./share-options')).ShareOptions);

/** The ways to share a season. */
export function Share({ season }: { readonly season: FragmentType<typeof SHARE> }) {
  return (
    <ShareDialog title={t('share.title')}>
      <Ways season={season} />
    </ShareDialog>
  );
}
