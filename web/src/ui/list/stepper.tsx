import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../form/button';
import './stepper.css';

type StepperProps = {
  readonly at: number;
  readonly first?: number;
  readonly last: number;
  /** The labels of the buttons and the slider. */
  readonly back: string;
  readonly on: string;
  readonly slider: string;
  /** The current step in words. */
  readonly where: string;
  /** True if the arrow keys work anywhere on the page. */
  readonly keys?: boolean;
  readonly onGo: (step: number) => void;
  /** Content before the buttons. */
  readonly lead?: ReactNode;
  /** Content after the buttons. */
  readonly children?: ReactNode;
};

/** Steps through events: back, forward, or anywhere by slider. */
export function Stepper(props: StepperProps) {
  const {
    at,
    first = 1,
    last,
    back,
    on,
    slider,
    where,
    keys = false,
    onGo,
    lead,
    children,
  } = props;
  useArrows(keys, (by) => onGo(Math.min(last, Math.max(first, at + by))));
  return (
    <div className="stepper">
      {lead}
      <span className="stepper-way">
        <Button
          aria-label={back}
          aria-disabled={at <= first}
          onClick={() => onGo(Math.max(first, at - 1))}
        >
          ‹
        </Button>
        <input
          type="range"
          min={first}
          max={last}
          value={at}
          aria-label={slider}
          aria-valuetext={where}
          onChange={({ target }) => onGo(Number(target.value))}
        />
        <Button
          aria-label={on}
          aria-disabled={at >= last}
          onClick={() => onGo(Math.min(last, at + 1))}
        >
          ›
        </Button>
      </span>
      {children}
    </div>
  );
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

function useArrows(keys: boolean, step: (by: -1 | 1) => void): void {
  useEffect(() => {
    if (!keys) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      const by = STEPS[event.key];
      const { target } = event;
      const isTyping = target instanceof HTMLElement && target.closest('input, select, textarea');
      if (by === undefined || isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      step(by);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
