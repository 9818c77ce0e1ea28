import { paged } from '../../platform/lazy-page';
import { say } from '../../platform/i18n/translate';
import type { GameWaysProps } from './game-share-options';
import { ShareDialog } from './share-dialog';

const Ways = paged(async () => (await import('./game-share-options')).GameWays);

/** The ways to share a game of Giolitti. */
export function ShareGame(of: GameWaysProps) {
  return (
    <ShareDialog title={say('share.game')}>
      <Ways {...of} />
    </ShareDialog>
  );
}
