import type { ReactNode } from 'react';

type EmptyPageProps = {
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
};

/** A page that only explains why it is empty. */
export function EmptyPage({ title, text, children }: EmptyPageProps) {
  return (
    <section className="page-note">
      <h1>{title}</h1>
      {text !== undefined && <p className="quiet">{text}</p>}
      {children}
    </section>
  );
}
