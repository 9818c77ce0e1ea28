import { useEffect } from 'react';
import { cue } from './cue';
import type { Cue } from './cue';

/** Plays a sound for each new event; null for none. */
export function useCue(name: Cue | null, of: string): void {
  useEffect(() => {
    if (name !== null) cue(name, { of });
  }, [name, of]);
}
