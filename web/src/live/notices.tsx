import { useEffect } from 'react';
import { useSubscription } from 'urql';
import { useToken } from '../account/session';
import { graphql } from '../generated/gql';
import { say } from '../words/words';

export const TOLD = graphql(`
  subscription ToldToMe {
    inbox {
      number
      event {
        at
        text
      }
    }
  }
`);
const KEY = 'ridotto:notices';

/** Whether what comes into the inbox is shown by the browser, too. */
export const notices = (): boolean =>
  localStorage.getItem(KEY) === 'on' && 'Notification' in window;

export function setNotices(on: boolean): void {
  localStorage.setItem(KEY, on ? 'on' : 'off');
}

/** Asks for the browser's leave where it is not given yet. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

function notify(options: NotificationOptions): void {
  const title = say('house.name');
  try {
    new Notification(title, options);
  } catch {
    // Browsers of phones show none but those of a service worker, and throw.
    if (!('serviceWorker' in navigator)) return;
    navigator.serviceWorker.ready
      .then((worker) => worker.showNotification(title, options))
      .catch(() => null);
  }
}

/**
 * Nothing to see: tells by the browser what comes while another page is before it. Whoever is signed in
 * follows it on every page, notices or none: so it is heard at once that the token has ended.
 */
export function Notices() {
  const token = useToken();
  const [{ data }] = useSubscription({ query: TOLD, pause: token === null });
  const text = data?.inbox.event.text;
  const number = data?.inbox.number;
  useEffect(() => {
    if (text === undefined || number === undefined || !document.hidden || !notices()) return;
    notify({ body: text, tag: `ridotto ${number}` });
  }, [text, number]);
  return null;
}
