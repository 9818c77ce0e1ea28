import { useEffect, useState } from 'react';
import { say } from '../words/words';
import './toasts.css';

type Toast = { readonly id: number; readonly text: string };

const listeners = new Set<(toast: Toast) => void>();
const SHOWN_MS = 8_000;
let last = 0;

/** For what was refused where there is no field to tell it beside. */
export function toast(text: string): void {
  last += 1;
  const made = { id: last, text };
  listeners.forEach((listener) => listener(made));
}

export function Toasts() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const drop = (id: number): void => setToasts((all) => all.filter((each) => each.id !== id));
  useEffect(() => {
    const add = (made: Toast): void => {
      setToasts((all) => [...all, made]);
      setTimeout(() => drop(made.id), SHOWN_MS);
    };
    listeners.add(add);
    return () => void listeners.delete(add);
  }, []);
  return (
    <section className="toasts" aria-label={say('refusals.title')} aria-live="assertive">
      {toasts.map(({ id, text }) => (
        <p key={id} className="toast">
          {text}
          <button type="button" onClick={() => drop(id)} aria-label={say('close')}>
            ×
          </button>
        </p>
      ))}
    </section>
  );
}
