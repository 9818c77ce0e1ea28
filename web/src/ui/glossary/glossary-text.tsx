import { use } from 'react';
import { GlossaryContext } from './glossary-context';
import { Term } from './term';
import { piecesOf } from './terms';

/** A text in which each word of the rules links to its definition. */
export function GlossaryText({ children }: { readonly children: string }) {
  const place = use(GlossaryContext);
  if (place === null) return children;
  return piecesOf(children).map(({ text, term }, at) =>
    term === null ? text : <Term key={at} word={text} term={term} place={place} />,
  );
}
