import { cue } from '../platform/sound/cue';
import { setSoundOn, useSoundOn } from '../platform/sound/sound-choice';
import { t } from '../platform/i18n/translate';

/** Switches sounds and vibration on. They are off by default. */
export function SoundSwitch() {
  const isOn = useSoundOn();
  const label = t('house.sound');
  const toggle = (): void => {
    setSoundOn(!isOn);
    // A sample. The press also lets the browser play the later sounds.
    cue('turn');
  };
  return (
    <button
      type="button"
      className="theme-switch sound-switch"
      title={label}
      aria-label={label}
      aria-pressed={isOn}
      onClick={toggle}
    >
      ♪
    </button>
  );
}
