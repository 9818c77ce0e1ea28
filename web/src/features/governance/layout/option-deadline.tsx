import { Deadline } from '../../../ui/deadline';
import { say } from '../../../platform/i18n/translate';

/** The deadline of an action; nothing if unknown. */
export function Until({ at }: { readonly at: string | null }) {
  if (at === null) return null;
  return (
    <span className="quiet small">
      <Deadline at={at} what={say('judge.until')} />
    </span>
  );
}
