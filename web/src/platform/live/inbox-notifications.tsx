import { useEffect } from 'react';
import { useSubscription } from 'urql';
import { useToken } from '../session';
import { graphql } from '../../generated/gql';
import { t } from '../i18n/translate';

export const INBOX_EVENTS = graphql(`
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

/** True if this browser shows inbox entries as notifications. */
export const areNotificationsOn = (): boolean =>
  localStorage.getItem(KEY) === 'on' && 'Notification' in window;

export function setNotificationsOn(on: boolean): void {
  localStorage.setItem(KEY, on ? 'on' : 'off');
}

/** Asks for the permission to notify, unless it is granted. */
export async function requestNotifications(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

function notify(options: NotificationOptions): void {
  const title = t('house.name');
  try {
    new Notification(title, options);
  } catch {
    // Browsers on phones throw for notifications outside a service worker.
    if (!('serviceWorker' in navigator)) return;
    navigator.serviceWorker.ready
      .then((worker) => worker.showNotification(title, options))
      .catch(() => null);
  }
}

/**
 * Renders nothing. Shows browser notifications while another page is in front. Every signed-in page
 * subscribes, even with notifications off, and so learns at once when its token ends.
 */
export function InboxNotifications() {
  const token = useToken();
  const [{ data }] = useSubscription({ query: INBOX_EVENTS, pause: token === null });
  const text = data?.inbox.event.text;
  const number = data?.inbox.number;
  useEffect(() => {
    if (text === undefined || number === undefined || !document.hidden || !areNotificationsOn()) {
      return;
    }
    notify({ body: text, tag: `ridotto ${number}` });
  }, [text, number]);
  return null;
}
