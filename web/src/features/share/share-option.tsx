import type { ReactNode } from 'react';
import { Address } from '../../ui/address';
import { t } from '../../platform/i18n/translate';
import './share.css';

type ShareOptionProps = {
  readonly name: string;
  readonly about: string;
  readonly children: ReactNode;
};

/** One way to share. */
export function ShareOption({ name, about, children }: ShareOptionProps) {
  return (
    <section className="share-way">
      <h3>{name}</h3>
      <p className="quiet small">{about}</p>
      {children}
    </section>
  );
}

/** Formats for embedding the present state. */
const FORMS = [
  ['svg', 'share.svg'],
  ['md', 'share.md'],
  ['wiki', 'share.wiki'],
] as const;

/** The texts to embed for a public address. */
export function EmbedOption({ of }: { readonly of: string }) {
  return (
    <ShareOption name={t('share.embed')} about={t('share.embedText')}>
      {FORMS.map(([form, name]) => (
        <Address key={form} href={`${of}.${form}`} name={t(name)} />
      ))}
    </ShareOption>
  );
}
