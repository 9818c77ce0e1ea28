import { Deadline } from '../../../ui/deadline';
import { t } from '../../../platform/i18n/translate';

/** The deadline of an action; nothing if unknown. */
export function OptionDeadline({ at }: { readonly at: string | null }) {
  if (at === null) return null;
  return (
    <span className="quiet small">
      <Deadline at={at} what={t('judge.until')} />
    </span>
  );
}
