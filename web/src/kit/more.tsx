import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import './more.css';

type MoreProps = {
  /** What it opens, for a screen reader. */
  readonly label: string;
  /** What its button shows. */
  readonly sign?: ReactNode;
  /** Unfolds in its place rather than above what stands below. */
  readonly fold?: boolean;
  /** Opens upwards. */
  readonly up?: boolean;
  readonly children: ReactNode;
};

/** Where there is room its content stands there as it is; on a phone it is behind a button. */
export function More({ label, sign = '⋯', fold = false, up = false, children }: MoreProps) {
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

/** Neither in it nor in a dialog, which may have been opened from it. */
const isElsewhere = (place: Element | null, target: EventTarget | null): boolean =>
  target instanceof Element &&
  place?.contains(target) !== true &&
  target.closest('[role="dialog"], .dialog-veil') === null;
