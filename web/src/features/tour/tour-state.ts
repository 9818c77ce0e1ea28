import { useSyncExternalStore } from 'react';
import type { SeasonKind } from '../../generated/graphql';

export type Tour = {
  readonly kind: SeasonKind;
  readonly season: string;
  /** The step's index, from 0. */
  readonly step: number;
  /** In a dynasty, the first game that the user opened; null before. */
  readonly game: string | null;
  /** True for a tour of the table alone; missing in tours kept by earlier versions. */
  readonly isAtTable?: boolean;
  /** The lesson that the user has just done by playing; the guide goes on and removes it. */
  readonly done?: string;
};

/** The current step survives reloads. A finished tour stays marked. */
const KEY = 'ridotto:tour';
const TOURED = 'ridotto:toured';
const listeners = new Set<() => void>();
let tour = readKept();

function readKept(): Tour | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Tour | null;
  } catch {
    return null;
  }
}

export function setTour(next: Tour | null): void {
  if (next === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(next));
  tour = next;
  listeners.forEach((listener) => listener());
}

export function endTour({ kind }: Tour): void {
  localStorage.setItem(`${TOURED}:${kind}`, 'yes');
  setTour(null);
}

/** Starts the tour of a season, or of the dynasty's game at this address. */
export function startTour(kind: SeasonKind, season: string, game: string | null = null): void {
  setTour({ kind, season, step: 0, game, isAtTable: game !== null });
}

/** Starts the tour at the player's first seat. After a finished tour only the button starts it. */
export function offerTour(kind: SeasonKind, season: string, address: string): void {
  if (localStorage.getItem(`${TOURED}:${kind}`) !== null) return;
  startTour(kind, season, address.startsWith('/g/') ? address : null);
}

/** The user has done what a lesson shows. */
export function finishLesson(lesson: string): void {
  if (tour !== null) setTour({ ...tour, done: lesson });
}

function onTour(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const readTour = (): Tour | null => tour;

export const useTour = (): Tour | null => useSyncExternalStore(onTour, readTour, readTour);
