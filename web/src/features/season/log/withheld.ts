import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { printEvent } from '../../../platform/i18n/print-event';
import { announce } from '../../../platform/live/announcer';
import type { LogLineFragment } from '../../../generated/graphql';
import { isHeld, onHold } from './log-hold';
import { tellLine } from './told-lines';

type Line = Pick<LogLineFragment, '__typename' | 'seq' | 'by'>;

/** The events that a page tells step by step. */
const TOLD: readonly string[] = [
  ...['SecretActionFailed', 'BidFailed', 'BidInvalidated', 'LotSold', 'ThirdPartyWon'],
  ...['PlayerLotReturned', 'WorksRevalued', 'AuctionConcluded', 'TieTossed', 'HandPlaced'],
  ...['FortuneTold', 'WeekSettled', 'RoundWon', 'WarDrawn', 'SlotsPlayed'],
];
/** The actors of the house. */
const HOUSE: readonly string[] = ['CLOCK', 'STEWARD', 'DEALER'];

/** The time in which a page starts to tell an event. */
const GRACE_MS = 2_500;

const isResult = ({ __typename }: Line): boolean => TOLD.includes(__typename);
const isOfHouse = ({ by }: Line): boolean => HOUSE.includes(by.kind);

/**
 * Calls back once no moment has been told for the grace time. The returned function cancels the
 * call.
 */
function onceTold(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    if (!isHeld()) timer = setTimeout(end, GRACE_MS);
  };
  const leave = onHold(wait);
  const cancel = (): void => {
    clearTimeout(timer);
    leave();
  };
  const end = (): void => {
    cancel();
    then();
  };
  wait();
  return cancel;
}

function tell(line: LogLineFragment): void {
  announce(printEvent(line));
  tellLine(line);
}

export type Announcements = {
  readonly add: (line: LogLineFragment) => void;
  /** Drops what still waits. */
  readonly drop: () => void;
};

/** Announces log lines; results, and the house's lines after them, only once they are told. */
export function logAnnouncements(): Announcements {
  const waiting = new Set<() => void>();
  const add: Announcements['add'] = (line) => {
    const mustWait = isResult(line) || (waiting.size > 0 && isOfHouse(line));
    if (!mustWait) {
      tell(line);
      return;
    }
    const cancel = onceTold(() => {
      waiting.delete(cancel);
      tell(line);
    });
    waiting.add(cancel);
  };
  return { add, drop: () => waiting.forEach((cancel) => cancel()) };
}

const useIsHeld = (): boolean => useSyncExternalStore(onHold, isHeld, () => false);

/**
 * The numbers of the events that the log still withholds: results, and the house's lines after
 * them. Talk and what players do pass.
 */
export function useWithheld(lines: readonly Line[]): ReadonlySet<number> {
  const holds = useIsHeld();
  const results = lines.filter(isResult);
  const newest = Math.max(0, ...results.map(({ seq }) => seq));
  const [passed, setPassed] = useState(newest);
  const waits = newest > passed;
  useEffect(() => {
    if (!waits || holds) return undefined;
    const timer = setTimeout(() => setPassed(newest), GRACE_MS);
    return () => clearTimeout(timer);
    // A newer result waits for the next turn: it must not hold the earlier ones.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [waits, holds, passed]);
  return useMemo(() => withheldOf(lines, passed), [lines, passed]);
}

function withheldOf(lines: readonly Line[], passed: number): ReadonlySet<number> {
  const waiting = lines.filter((line) => line.seq > passed && isResult(line));
  const first = Math.min(...waiting.map(({ seq }) => seq));
  const after = lines.filter((line) => line.seq > first && isOfHouse(line));
  return new Set([...waiting, ...after].map(({ seq }) => seq));
}
