import { Suspense } from 'react';
import { paged } from '../../platform/lazy-page';
import { say } from '../../platform/i18n/translate';
import type { GlossaryPlace } from './glossary-context';
import type { Term as TermOfRules } from './terms';
import { Tip } from './tooltip';

const Definition = paged(async () => (await import('./definition')).Definition);

type TermProps = {
  readonly word: string;
  readonly term: TermOfRules;
  readonly place: GlossaryPlace;
};

/** A word of the rules, with its definition. */
export function Term({ word, term, place }: TermProps) {
  return (
    <Tip word={word} href={`${place.rules}#${term.sections[0]}`}>
      <Suspense fallback={say('house.loading')}>
        <Definition word={word} term={term} season={place.season} />
      </Suspense>
    </Tip>
  );
}
