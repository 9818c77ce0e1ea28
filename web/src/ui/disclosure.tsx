import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import './disclosure.css';

type DisclosureProps = {
  /** A description of the content for screen readers. */
  readonly label: string;
  /** The button's text or icon. */
  readonly sign?: ReactNode;
  /** Unfolds inline instead of covering the content below. */
  readonly fold?: boolean;
  readonly up?: boolean;
  readonly children: ReactNode;
};

/** Inline if there is room; behind a button on a phone. */
export function Disclosure({
  label,
  sign = '⋯',
  fold = false,
  up = false,
  children,
}: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return undefined;
    const leave = ({ target }: Event): void => {
      if (isElsewhere(place.current, target) && !fold) setOpen(false);
    };
    const escape = ({ key, target }: KeyboardEvent): void => {
      if (key !== 'Escape' || isElsewhere(place.current, target)) return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [open, fold]);
  return (
    <div ref={place} className="more" data-open={open} data-fold={fold} data-up={up}>
      <button
        ref={button}
        type="button"
        className="more-button"
        aria-label={typeof sign === 'string' && sign !== '⋯' ? undefined : label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {sign}
      </button>
      <div id={id} className="more-in">
        {children}
      </div>
    </div>
  );
}

/**
 * True if the target is outside the panel, and outside all dialogs, since the panel may have opened
 * one.
 */
const isElsewhere = (place: Element | null, target: EventTarget | null): boolean =>
  target instanceof Element &&
  place?.contains(target) !== true &&
  target.closest('[role="dialog"], .dialog-veil') === null;
