import { useEffect, useId, useRef, useState } from 'react';
import type { PointerEvent, ReactNode } from 'react';
import './term.css';

type TooltipProps = {
  readonly word: string;
  /** The address of the definition in the rules. */
  readonly href: string;
  /** The content of the tip. */
  readonly children: ReactNode;
};

const GAP = 4;
const MARGIN = 8;

/**
 * A word with a tip, shown on hover, on focus and at the first tap. The word links to its section
 * of the rules. Escape closes the tip.
 */
export function Tooltip({ word, href, children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const tapped = useRef(false);
  const close = (): void => setOpen(false);
  useEffect(() => {
    if (!open) return undefined;
    const [word, popover] = [link.current, tip.current];
    if (word === null || popover === null) return undefined;
    popover.showPopover();
    const put = (): void => putBeside(popover, word);
    put();
    // The content loads later and changes the size.
    const sizes = new ResizeObserver(put);
    sizes.observe(popover);
    // Focusing scrolls to the word, so only scrolling it out of view closes the tip.
    const follow = (): void => {
      const { top, bottom } = word.getBoundingClientRect();
      if (bottom < 0 || top > window.innerHeight) close();
      else put();
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setOpen(false);
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', follow, { capture: true });
    };
  }, [open]);
  return (
    <span
      className="term"
      onPointerEnter={({ pointerType }: PointerEvent) => pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={({ pointerType }: PointerEvent) => pointerType === 'mouse' && close()}
    >
      <a
        ref={link}
        href={href}
        aria-describedby={open ? id : undefined}
        onFocus={() => setOpen(true)}
        onBlur={close}
        onPointerDown={({ pointerType }) => (tapped.current = pointerType !== 'mouse' && !open)}
        onClick={(event) => {
          if (tapped.current) event.preventDefault();
          tapped.current = false;
        }}
      >
        {word}
      </a>
      {open && (
        <span ref={tip} id={id} role="tooltip" popover="manual" className="term-tip">
          {children}
        </span>
      )}
    </span>
  );
}

/** Places the tip under the word, or above it if there is no room, always inside the window. */
function putBeside(popover: HTMLElement, word: HTMLElement): void {
  const at = word.getBoundingClientRect();
  const { width, height } = popover.getBoundingClientRect();
  const left = Math.min(at.left, window.innerWidth - width - MARGIN);
  const isRoom = at.bottom + GAP + height <= window.innerHeight;
  popover.style.left = `${Math.max(MARGIN, left)}px`;
  popover.style.top = `${isRoom ? at.bottom + GAP : Math.max(MARGIN, at.top - GAP - height)}px`;
}
