import { useNow } from '../platform/live/use-now';
import { printDistance, printHouseMoment, printMoment } from '../platform/i18n/format';

type DeadlineProps = {
  readonly at: string;
  readonly what?: string;
  /** Adds the time in UTC, if the reader's differs. */
  readonly house?: boolean;
};

/** "Bids close Thu 20:00 (Fri 00:00 UTC), in 2 d 4 h", first in the reader's time zone. */
export function Deadline({ at, what, house = false }: DeadlineProps) {
  const now = useNow();
  const then = Date.parse(at);
  const distance = printDistance(then, now);
  const inHouse = house ? printHouseMoment(then) : null;
  return (
    <span className="deadline">
      {what !== undefined && <span>{`${what} `}</span>}
      <time dateTime={at} className="figures">
        <span>{`${printMoment(then, now)}${inHouse === null ? '' : ` (${inHouse})`}, `}</span>
        <span className="deadline-in">{distance}</span>
      </time>
    </span>
  );
}
