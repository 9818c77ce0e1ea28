import { Deadline } from '../../../ui/deadline';
import { t } from '../../../platform/i18n/translate';

/** The time from which a former player can return. */
export function Rejoin({ at }: { readonly at: string }) {
  return (
    <p>
      <Deadline at={at} what={t('seat.rejoin')} />
    </p>
  );
}
