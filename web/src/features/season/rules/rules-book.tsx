import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { langOfEnglish } from '../../../ui/english';
import { Markdown } from '../../../ui/markdown';
import { Disclosure } from '../../../ui/disclosure';
import { language } from '../../../platform/i18n/language';
import { t } from '../../../platform/i18n/translate';

const BOOK = graphql(`
  fragment RulesBook on Ruleset {
    id
    revision
    sections {
      anchor
      title
      markdown
      heldBy
    }
  }
`);

/** A complete revision of the rules, with a table of contents. */
export function RulesBook({ ruleset }: { readonly ruleset: FragmentType<typeof BOOK> }) {
  const { revision, sections } = unmask(BOOK, ruleset);
  return (
    <>
      <p className="quiet">{t('rules.revision', { revision })}</p>
      <nav className="rules-contents" aria-label={t('rules.contents')}>
        <Disclosure label={t('rules.contents')} sign={t('rules.contents')} fold>
          <ul>
            {sections.map(({ anchor, title }) => (
              <li key={anchor}>
                <a href={`#${anchor}`} lang={langOfEnglish()}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </Disclosure>
      </nav>
      <div className="rules-text">
        {sections.map(({ anchor, title, markdown, heldBy }) => (
          <section key={anchor} id={anchor} data-held-by={heldBy} lang={langOfEnglish()}>
            <h2>
              <a href={`#${anchor}`}>{title}</a>
            </h2>
            {heldBy === 'PEOPLE' && (
              <p className="rules-held" lang={language()}>
                {t('rules.heldByPeople')}
              </p>
            )}
            <Markdown text={markdown} section={anchor} />
          </section>
        ))}
      </div>
    </>
  );
}
