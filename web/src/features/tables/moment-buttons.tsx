import { Button } from '../../ui/form/button';
import { hasMotion } from '../../platform/motion-duration';
import type { Moment } from '../../ui/motion/use-moment';
import { t } from '../../platform/i18n/translate';

/** Skips a moment, or shows it again. */
export const MomentButtons = ({ moment: { isTold, tell } }: { readonly moment: Moment }) =>
  isTold ? (
    <Button look="quiet" onClick={() => tell(0, hasMotion())}>
      {t('fine.again')}
    </Button>
  ) : (
    <Button look="quiet" onClick={() => tell(null, false)}>
      {t('history.skip')}
    </Button>
  );
