import { t } from '../platform/i18n/translate';
import { chooseMotion, useMotion } from '../platform/motion';

/** Switches motion off. The system's setting for reduced motion applies as well. */
export function MotionSwitch() {
  const isMoving = useMotion() === 'moving';
  const label = t('house.motion');
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
