import type { ComponentProps, MouseEvent } from 'react';
import { navigate } from 'wouter/use-browser-location';

type PlainLinkProps = Omit<ComponentProps<'a'>, 'onClick'> & { readonly href: string };

/** As wouter's `Link`, but without listening to the address: for lists of hundreds. */
export const PlainLink = ({ href, children, ...others }: PlainLinkProps) => (
  <a {...others} href={href} onClick={follow}>
    {children}
  </a>
);

function follow(event: MouseEvent<HTMLAnchorElement>): void {
  const { button, ctrlKey, metaKey, altKey, shiftKey, currentTarget } = event;
  // Whoever wants it elsewhere gets it from the browser.
  if (button !== 0 || ctrlKey || metaKey || altKey || shiftKey) return;
  event.preventDefault();
  navigate(currentTarget.pathname + currentTarget.search + currentTarget.hash);
}
