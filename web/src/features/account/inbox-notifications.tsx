import { useEffect } from 'react';
import { useClient, useSubscription } from 'urql';
import { navigate } from 'wouter/use-browser-location';
import { useToken } from '../../platform/session';
import { graphql } from '../../generated/gql';
import { t } from '../../platform/i18n/translate';

export const INBOX_EVENTS = graphql(`
  subscription ToldToMe {
    inbox {
      number
      event {
        __typename
        at
        text
        facts
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

/**
 * Shows a notification. A press opens the address in a window of the client. A notification of the
 * service worker outlives the page.
 */
async function notify(address: string, options: NotificationOptions): Promise<void> {
  const title = t('house.name');
  const worker = await serviceWorker()?.getRegistration();
  if (worker !== undefined) {
    await worker.showNotification(title, { ...options, data: address });
    return;
  }
  const notification = new Notification(title, options);
  notification.onclick = () => {
    notification.close();
    window.focus();
    navigate(address);
  };
}

const serviceWorker = (): ServiceWorkerContainer | null =>
  'serviceWorker' in navigator ? navigator.serviceWorker : null;

/** The service worker asks the focused window to open the address of a pressed notification. */
function openAddress({ data }: MessageEvent<{ readonly address?: string } | null>): void {
  if (data?.address !== undefined) navigate(data.address);
}

/**
 * Renders nothing. Shows browser notifications while another page is in front. Every signed-in page
 * subscribes, even with notifications off, and so learns at once when its token ends.
 */
export function InboxNotifications() {
  const token = useToken();
  const client = useClient();
  const [{ data }] = useSubscription({ query: INBOX_EVENTS, pause: token === null });
  const event = data?.inbox.event;
  const number = data?.inbox.number;
  useEffect(() => {
    if (event === undefined || number === undefined || !document.hidden || !areNotificationsOn()) {
      return;
    }
    const show = async (): Promise<void> => {
      const { fetchNoticeAddress, noticeText } = await import('./notice-address');
      const address = await fetchNoticeAddress(client, number);
      await notify(address, { body: noticeText(event), tag: `ridotto ${number}` });
    };
    // Browsers on phones throw for notifications outside a service worker.
    show().catch(() => null);
  }, [client, event, number]);
  useEffect(() => {
    const worker = serviceWorker();
    worker?.addEventListener('message', openAddress);
    return () => worker?.removeEventListener('message', openAddress);
  }, []);
  return null;
}
