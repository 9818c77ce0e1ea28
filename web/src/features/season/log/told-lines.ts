import type { LogLineFragment } from '../../../generated/graphql';

type Listener = (line: LogLineFragment) => void;

const listeners = new Set<Listener>();

/** Reports a new line of a shown log, once nothing withholds it. */
export const tellLine = (line: LogLineFragment): void =>
  listeners.forEach((listener) => listener(line));

export function onLineTold(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
