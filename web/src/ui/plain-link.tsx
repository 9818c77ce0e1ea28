import type { ComponentProps, MouseEvent } from 'react';
import { navigate } from 'wouter/use-browser-location';

type PlainLinkProps = Omit<ComponentProps<'a'>, 'onClick'> & { readonly href: string };

/** Like wouter's `Link`, but without subscribing to the location: for lists of hundreds. */
export const PlainLink = ({ href, children, ...others }: PlainLinkProps) => (
  <a {...others} href={href} onClick={follow}>
    {children}
  </a>
);

function follow(event: MouseEvent<HTMLAnchorElement>): void {
  const { button, ctrlKey, metaKey, altKey, shiftKey, currentTarget } = event;
  // The browser handles clicks that open a new tab or window.
  if (button !== 0 || ctrlKey || metaKey || altKey || shiftKey) return;
  event.preventDefault();
  navigate(currentTarget.pathname + currentTarget.search + currentTarget.hash);
}
