import { useNow } from '../live/use-now';
import { printMoment } from '../words/figures';

/** A past moment, in the reader's time zone. */
export function When({ at }: { readonly at: string }) {
  const now = useNow(60_000);
  return (
    <time dateTime={at} className="figures">
      {printMoment(Date.parse(at), now)}
    </time>
  );
}
