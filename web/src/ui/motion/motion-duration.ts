/** The duration of motion from the tokens; 0 with reduced motion. */
export const calmMs = (): number =>
  parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--calm'));

/** True unless motion is reduced. */
export const isMoving = (): boolean => calmMs() > 0;
