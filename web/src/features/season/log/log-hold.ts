import { useEffect } from 'react';

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

export function onHold(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const isHeld = (): boolean => told > 0;
