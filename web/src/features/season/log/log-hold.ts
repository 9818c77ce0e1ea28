import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { announce } from '../../../platform/live/announcer';
import type { LogLineFragment } from '../../../generated/graphql';

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
const GRACE_MS = 1_000;

const isResult = ({ __typename }: Line): boolean => TOLD.includes(__typename);
const isOfHouse = ({ by }: Line): boolean => HOUSE.includes(by.kind);

/** The number of moments that are being told. */
let told = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  told += by;
  listeners.forEach((listener) => listener());
}

/** Keeps the results of a moment out of the log while the moment is told. */
export function useLogHold(isTelling: boolean): void {
  useEffect(() => {
    if (!isTelling) return undefined;
    change(1);
    return () => change(-1);
  }, [isTelling]);
}

function onHold(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Calls back once no moment has been told for the grace time. The returned function cancels the
 * call.
 */
function onceTold(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    if (told === 0) timer = setTimeout(end, GRACE_MS);
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

type Announcements = {
  readonly add: (line: Line & Pick<LogLineFragment, 'text'>) => void;
  /** Drops what still waits. */
  readonly drop: () => void;
};

/** Announces log lines; results, and the house's lines after them, only once they are told. */
export function logAnnouncements(): Announcements {
  const waiting = new Set<() => void>();
  const add: Announcements['add'] = (line) => {
    const isHeld = isResult(line) || (waiting.size > 0 && isOfHouse(line));
    if (!isHeld) {
      announce(line.text);
      return;
    }
    const cancel = onceTold(() => {
      waiting.delete(cancel);
      announce(line.text);
    });
    waiting.add(cancel);
  };
  return { add, drop: () => waiting.forEach((cancel) => cancel()) };
}

const useIsHeld = (): boolean =>
  useSyncExternalStore(
    onHold,
    () => told > 0,
    () => false,
  );

/**
 * The numbers of the events that the log still withholds: results, and the house's lines after
 * them. Talk and what players do pass.
 */
export function useWithheld(lines: readonly Line[]): ReadonlySet<number> {
  const isHeld = useIsHeld();
  const results = lines.filter(isResult);
  const newest = Math.max(0, ...results.map(({ seq }) => seq));
  const [passed, setPassed] = useState(newest);
  const waits = newest > passed;
  useEffect(() => {
    if (!waits || isHeld) return undefined;
    const timer = setTimeout(() => setPassed(newest), GRACE_MS);
    return () => clearTimeout(timer);
    // A newer result waits for the next turn: it must not hold the earlier ones.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [waits, isHeld, passed]);
  return useMemo(() => withheldOf(lines, passed), [lines, passed]);
}

function withheldOf(lines: readonly Line[], passed: number): ReadonlySet<number> {
  const waiting = lines.filter((line) => line.seq > passed && isResult(line));
  const first = Math.min(...waiting.map(({ seq }) => seq));
  const after = lines.filter((line) => line.seq > first && isOfHouse(line));
  return new Set([...waiting, ...after].map(({ seq }) => seq));
}
