import { useEffect, useState } from 'react';
import { Dialog } from '../kit/dialog';
import { say } from '../words/words';

const KEYS = [
  { keys: ['?'], what: 'keys.help' },
  { keys: ['/'], what: 'keys.search' },
  { keys: ['←', '→'], what: 'keys.arrows' },
  { keys: ['Tab', 'Enter'], what: 'keys.tab' },
  { keys: ['Esc'], what: 'keys.escape' },
] as const;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select') !== null;

/** Which keys there are, for whoever presses `?`. */
export function Keys() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const ask = (event: KeyboardEvent): void => {
      if (event.key !== '?' || isTyping(event.target)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', ask);
    return () => window.removeEventListener('keydown', ask);
  }, []);
  return (
    <Dialog open={open} onOpenChange={setOpen} title={say('keys.title')}>
      <dl className="keys">
        {KEYS.map(({ keys, what }) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{say(what)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
