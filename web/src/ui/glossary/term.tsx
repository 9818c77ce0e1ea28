import { Suspense } from 'react';
import { lazyPage } from '../../platform/lazy-page';
import { t } from '../../platform/i18n/translate';
import type { GlossarySeason } from './glossary-context';
import type { Term as TermOfRules } from './terms';
import { Tooltip } from './tooltip';

const Definition = lazyPage(async () => (await import('./definition')).Definition);

type TermProps = {
  readonly word: string;
  readonly term: TermOfRules;
  readonly place: GlossarySeason;
};

/** A word of the rules, with its definition. */
export function Term({ word, term, place }: TermProps) {
  return (
    <Tooltip word={word} href={`${place.rules}#${term.sections[0]}`}>
      <Suspense fallback={t('house.loading')}>
        <Definition word={word} term={term} season={place.season} />
      </Suspense>
    </Tooltip>
  );
}
