import { say } from '../words/words';
import { chooseMotion, useMotion } from './motion';

/** Whether what others do is seen to move; a system that asks for less motion is heeded, too. */
export function MotionSwitch() {
  const isMoving = useMotion() === 'moving';
  const label = say('house.motion');
  return (
    <button
      type="button"
      className="theme-switch"
      title={label}
      aria-label={label}
      aria-pressed={isMoving}
      onClick={() => chooseMotion(isMoving ? 'still' : 'moving')}
    >
      {isMoving ? '≋' : '–'}
    </button>
  );
}
