import { MotionSwitch } from './motion-switch';
import { SoundSwitch } from './sound-switch';
import { ThemeSwitch } from './theme-switch';

/** The switches of the head: sounds, motion and theme. */
export const Switches = () => (
  <>
    <SoundSwitch />
    <MotionSwitch />
    <ThemeSwitch />
  </>
);
