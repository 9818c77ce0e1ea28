import type { ReactNode } from 'react';
import { Address } from '../../ui/address';
import { say } from '../../platform/i18n/translate';
import './share.css';

type WayProps = { readonly name: string; readonly about: string; readonly children: ReactNode };

/** One way to share. */
export function Way({ name, about, children }: WayProps) {
  return (
    <section className="share-way">
      <h3>{name}</h3>
      <p className="quiet small">{about}</p>
      {children}
    </section>
  );
}

/** Formats of the present state, for embedding. */
const FORMS = [
  ['svg', 'share.svg'],
  ['md', 'share.md'],
  ['wiki', 'share.wiki'],
] as const;

/** For anything with a public address. */
export function EmbedWay({ of }: { readonly of: string }) {
  return (
    <Way name={say('share.embed')} about={say('share.embedText')}>
      {FORMS.map(([form, name]) => (
        <Address key={form} href={`${of}.${form}`} name={say(name)} />
      ))}
    </Way>
  );
}
