/** How long things move, as the tokens say: 0 where they should not. */
export const calmMs = (): number =>
  parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--calm'));

/** Whether anything moves at all. */
export const isMoving = (): boolean => calmMs() > 0;
