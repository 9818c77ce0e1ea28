import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import './tabs.css';

export type Tab = { readonly href: string; readonly label: string };

/** Each tab is a page with its own address. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  const [location] = useLocation();
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    if (strip.current !== null) center(strip.current);
  }, [location]);
  useEffect(() => {
    const nav = strip.current;
    if (nav === null) return undefined;
    const look = (): void => fade(nav);
    look();
    const watching = new ResizeObserver(look);
    watching.observe(nav);
    nav.addEventListener('scroll', look, { passive: true });
    return () => {
      watching.disconnect();
      nav.removeEventListener('scroll', look);
    };
  }, []);
  return (
    <nav ref={strip} className="tabs" aria-label={label}>
      <ul>
        {tabs.map(({ href, label: name }) => (
          <li key={href}>
            <Link href={href} aria-current={location === href ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls only the strip, so that the open tab and its neighbours are visible. */
function center(strip: HTMLElement): void {
  const tab = strip.querySelector<HTMLElement>('[aria-current]');
  if (tab === null) return;
  const { left, width } = tab.getBoundingClientRect();
  const from = left - strip.getBoundingClientRect().left + strip.scrollLeft;
  strip.scrollLeft = from - (strip.clientWidth - width) / 2;
}

/** Fades the edge where more tabs are hidden. */
function fade(strip: HTMLElement): void {
  const { scrollLeft, clientWidth, scrollWidth } = strip;
  strip.dataset['before'] = String(scrollLeft > 1);
  strip.dataset['after'] = String(scrollLeft + clientWidth < scrollWidth - 1);
}
