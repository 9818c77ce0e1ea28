import { useNow } from '../platform/live/use-now';
import { printDistance, printMoment } from '../platform/i18n/format';

type DeadlineProps = { readonly at: string; readonly what?: string };

/** "Bids close Thu 20:00, in 2 d 4 h", in the reader's time zone. */
export function Deadline({ at, what }: DeadlineProps) {
  const now = useNow();
  const then = Date.parse(at);
  const distance = printDistance(then, now);
  return (
    <span className="deadline">
      {what !== undefined && `${what} `}
      <time dateTime={at} className="figures">
        {printMoment(then, now)}, <span className="deadline-in">{distance}</span>
      </time>
    </span>
  );
}
