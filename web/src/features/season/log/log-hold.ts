import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
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

const useIsHeld = (): boolean =>
  useSyncExternalStore(
    onHold,
    () => told > 0,
    () => false,
  );

const isResult = ({ __typename }: Line): boolean => TOLD.includes(__typename);

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
  const after = lines.filter(({ seq, by }) => seq > first && HOUSE.includes(by.kind));
  return new Set([...waiting, ...after].map(({ seq }) => seq));
}
