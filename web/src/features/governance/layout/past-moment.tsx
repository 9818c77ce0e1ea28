import { useNow } from '../../../platform/live/use-now';
import { printMoment } from '../../../platform/i18n/format';

/** A past moment, in the reader's time zone. */
export function PastMoment({ at }: { readonly at: string }) {
  const now = useNow(60_000);
  return (
    <time dateTime={at} className="figures">
      {printMoment(Date.parse(at), now)}
    </time>
  );
}
