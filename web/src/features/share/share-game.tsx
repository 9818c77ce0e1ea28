import { lazyPage } from '../../platform/lazy-page';
import { t } from '../../platform/i18n/translate';
import type { GameShareProps } from './game-share-options';
import { ShareDialog } from './share-dialog';

const Ways = lazyPage(async () => (await import('./game-share-options')).GameShareOptions);

/** The ways to share a game of Giolitti. */
export function ShareGame(of: GameShareProps) {
  return (
    <ShareDialog title={t('share.game')}>
      <Ways {...of} />
    </ShareDialog>
  );
}
