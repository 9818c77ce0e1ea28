import type { PointerEvent as Pressed } from 'react';

/** Beyond this distance in pixels, a press counts as a drag. */
const FAR = 6;
/**
 * The time that a finger must hold a card before lifting it. A finger that moves at once scrolls.
 */
const HOLD_MS = 220;

/**
 * Makes a card follow the pointer, and reports the place of the drop. A finger has to hold the card
 * first. The button handles a plain press.
 */
export function dragCard(
  pressed: Pressed<HTMLElement>,
  zone: HTMLElement | null,
  onDrop: (isInZone: boolean) => void,
): void {
  const { currentTarget: card, pointerId, pointerType, clientX, clientY } = pressed;
  if (pressed.button !== 0 || !pressed.isPrimary) return;
  const isFinger = pointerType === 'touch';
  let isTaken = false;
  const take = (): void => {
    isTaken = true;
    card.dataset['dragged'] = 'true';
  };
  const holding = isFinger ? setTimeout(take, HOLD_MS) : undefined;
  const isOver = (at: PointerEvent): boolean =>
    zone?.contains(document.elementFromPoint(at.clientX, at.clientY)) === true;
  const move = (at: PointerEvent): void => {
    if (at.pointerId !== pointerId) return;
    const [right, down] = [at.clientX - clientX, at.clientY - clientY];
    if (!isTaken) {
      if (Math.hypot(right, down) < FAR) return;
      if (isFinger) {
        end();
        return;
      }
      take();
    }
    card.style.transform = `translate(${right}px, ${down}px)`;
    if (zone !== null) zone.dataset['over'] = String(isOver(at));
  };
  const drop = (at: PointerEvent): void => {
    if (at.pointerId !== pointerId) return;
    const isDropped = isTaken && card.style.transform !== '';
    const isIn = isOver(at);
    end();
    if (isDropped) onDrop(isIn);
  };
  const keepStill = (event: Event): void => {
    if (isTaken && event.cancelable) event.preventDefault();
  };
  const end = (): void => {
    clearTimeout(holding);
    delete card.dataset['dragged'];
    card.style.transform = '';
    if (zone !== null) delete zone.dataset['over'];
    for (const [name, heard] of HEARD) window.removeEventListener(name, heard as EventListener);
    for (const name of KEPT_STILL) card.removeEventListener(name, keepStill);
  };
  const HEARD = [
    ['pointermove', move],
    ['pointerup', drop],
    ['pointercancel', end],
  ] as const;
  for (const [name, heard] of HEARD) window.addEventListener(name, heard as EventListener);
  // While a card is held, the page must not scroll or open a context menu.
  for (const name of KEPT_STILL) card.addEventListener(name, keepStill, { passive: false });
}

const KEPT_STILL = ['touchmove', 'contextmenu'] as const;
