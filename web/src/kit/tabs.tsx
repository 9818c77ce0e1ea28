import { Link, useLocation } from 'wouter';
import './tabs.css';

export type Tab = { readonly href: string; readonly label: string };

/** Each tab is a page with an address of its own. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  const [location] = useLocation();
  return (
    <nav className="tabs" aria-label={label}>
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
