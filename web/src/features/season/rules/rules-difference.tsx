import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { t } from '../../../platform/i18n/translate';
import { SectionDifferences } from './section-differences';

const DIFFERENCE = graphql(`
  fragment RulesDifference on RulesetDifference {
    after {
      id
      revision
    }
    sections {
      ...SectionDifference
    }
  }
`);

type RulesDifferenceProps = { readonly difference: FragmentType<typeof DIFFERENCE> };

/** The changes of a revision. */
export function RulesDifference({ difference }: RulesDifferenceProps) {
  const { after, sections } = unmask(DIFFERENCE, difference);
  return (
    <section className="rules-difference" aria-labelledby="changed">
      <h2 id="changed">{t('rules.changed', { revision: after.revision })}</h2>
      {sections.length === 0 && <p className="quiet">{t('rules.sameWords')}</p>}
      <SectionDifferences sections={sections} linked />
    </section>
  );
}
