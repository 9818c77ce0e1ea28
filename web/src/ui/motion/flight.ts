import { motionMs, hasMotion } from '../../platform/motion-duration';
import './flight.css';

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** Animates a copy of a removed element from its old place to its destination. */
export function fly(gone: HTMLElement, from: Box, to: Element): void {
  if (!hasMotion()) return;
  const ghost = gone.cloneNode(true) as HTMLElement;
  ghost.classList.add('flight');
  ghost.inert = true;
  const { left, top, width, height } = from;
  Object.assign(ghost.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  document.body.append(ghost);
  const end = to.getBoundingClientRect();
  const across = end.left + end.width / 2 - (left + width / 2);
  const down = end.top + Math.min(end.height / 2, 80) - (top + height / 2);
  const flown = ghost.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${across}px, ${down}px) scale(0.3)`, opacity: 0.2 },
    ],
    { duration: 3 * motionMs(), easing: 'ease-in' },
  );
  flown.addEventListener('finish', () => ghost.remove());
  flown.addEventListener('cancel', () => ghost.remove());
}
