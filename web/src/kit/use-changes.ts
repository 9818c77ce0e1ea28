import { useState } from 'react';

/** How often this has changed since it was first drawn: what others did is seen to happen, what was there is not. */
export function useChanges(value: unknown): number {
  const [known, setKnown] = useState({ value, times: 0 });
  if (Object.is(known.value, value)) return known.times;
  const times = known.times + 1;
  setKnown({ value, times });
  return times;
}
