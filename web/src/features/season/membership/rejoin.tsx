import { Deadline } from '../../../ui/deadline';
import { t } from '../../../platform/i18n/translate';

/** For a player who left: when they can return. */
export function Rejoin({ at }: { readonly at: string }) {
  return (
    <p>
      <Deadline at={at} what={t('seat.rejoin')} />
    </p>
  );
}
