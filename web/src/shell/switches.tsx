import { useSyncExternalStore } from 'react';
import { MotionSwitch } from './motion-switch';
import { SoundSwitch } from './sound-switch';
import { ThemeSwitch } from './theme-switch';

/** The head's links leave room for one switch only: frame.css. */
const NARROW = '(width < 27rem)';

const isNarrow = (): boolean => window.matchMedia(NARROW).matches;

function onWidth(listener: () => void): () => void {
  const width = window.matchMedia(NARROW);
  width.addEventListener('change', listener);
  return () => width.removeEventListener('change', listener);
}

const useNarrow = (): boolean => useSyncExternalStore(onWidth, isNarrow, () => false);

/** The switches of the head: sounds, motion and theme; on a phone the theme only. */
export function Switches() {
  const narrow = useNarrow();
  return (
    <>
      {!narrow && <SoundSwitch />}
      {!narrow && <MotionSwitch />}
      <ThemeSwitch />
    </>
  );
}

/** The switches that have no room in a phone's head. */
export function FootSwitches() {
  if (!useNarrow()) return null;
  return (
    <div className="foot-switches">
      <SoundSwitch />
      <MotionSwitch />
    </div>
  );
}
