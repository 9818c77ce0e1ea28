/** The duration of motion from the tokens; 0 with reduced motion. */
export const motionMs = (): number =>
  parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--calm'));

/** True unless motion is reduced. */
export const hasMotion = (): boolean => motionMs() > 0;
