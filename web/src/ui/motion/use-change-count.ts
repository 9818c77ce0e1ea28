import { useState } from 'react';

/**
 * Counts changes since the first render: other players' actions animate, and the initial content
 * does not.
 */
export function useChangeCount(value: unknown): number {
  const [known, setKnown] = useState({ value, times: 0 });
  if (Object.is(known.value, value)) return known.times;
  const times = known.times + 1;
  setKnown({ value, times });
  return times;
}
