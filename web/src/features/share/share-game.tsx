import { paged } from '../../platform/paged';
import { say } from '../../platform/i18n/words';
import type { GameWaysProps } from './game-ways';
import { ShareDialog } from './share-dialog';

const Ways = paged(async () => (await import('./game-ways')).GameWays);

/** The ways to share a game of Giolitti. */
export function ShareGame(of: GameWaysProps) {
  return (
    <ShareDialog title={say('share.game')}>
      <Ways {...of} />
    </ShareDialog>
  );
}
