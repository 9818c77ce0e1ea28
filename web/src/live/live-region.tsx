import { useEffect, useState } from 'react';

const listeners = new Set<(text: string) => void>();

/** Tells a screen reader what a sighted player sees move. */
export function announce(text: string): void {
  listeners.forEach((listener) => listener(text));
}

/** The only live region of the page. */
export function LiveRegion() {
  const [text, setText] = useState('');
  useEffect(() => {
    listeners.add(setText);
    return () => void listeners.delete(setText);
  }, []);
  return (
    <div className="unseen" role="status" aria-live="polite">
      {text}
    </div>
  );
}
