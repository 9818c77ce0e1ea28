import { Select } from '../../../ui/form/select';
import { Field } from '../../../ui/form/field';
import { Checkbox } from '../../../ui/form/checkbox';
import { t } from '../../../platform/i18n/translate';
import { articleOf } from './article-draft';
import type { ArticleDraft, RuleHead } from './article-draft';

type ArticleFieldsProps = {
  readonly draft: ArticleDraft;
  readonly onChange: (draft: ArticleDraft) => void;
  /** The proposal's title. */
  readonly title: string;
  readonly rules: readonly RuleHead[];
};

/** Turns the text into a rule for people to enforce, names it, and chooses a rule to repeal. */
export function ArticleFields({ draft, onChange, title, rules }: ArticleFieldsProps) {
  const change = (some: Partial<ArticleDraft>): void => onChange({ ...draft, ...some });
  const held = rules.filter(({ heldBy }) => heldBy === 'PEOPLE');
  const choices = (none: string) => [
    { value: '', name: none },
    ...held.map((rule) => ({ value: rule.anchor, name: rule.title })),
  ];
  const article = articleOf(draft, title, rules);
  return (
    <fieldset className="article-fields">
      <legend className="field-label">{t('article.legend')}</legend>
      <Checkbox checked={draft.becomes} onChange={(becomes) => change({ becomes })}>
        {t('article.becomes')}
      </Checkbox>
      {draft.becomes && (
        <>
          {held.length > 0 && (
            <Select
              label={t('article.which')}
              value={draft.replaces}
              of={choices(t('article.new'))}
              onChange={(replaces) => change({ replaces, title: null })}
            />
          )}
          <Field
            label={t('article.title')}
            required
            maxLength={120}
            value={article.title}
            onChange={(typed) => change({ title: typed })}
          />
          {draft.replaces === '' && (
            <>
              <Field
                label={t('article.anchor')}
                hint={t('article.anchorHint')}
                required
                maxLength={60}
                pattern="[a-z][a-z0-9]*(-[a-z0-9]+)*"
                value={article.anchor}
                onChange={(anchor) => change({ anchor })}
              />
              <Checkbox
                checked={draft.evenIfOthersFail}
                onChange={(evenIfOthersFail) => change({ evenIfOthersFail })}
              >
                {t('article.kept')}
              </Checkbox>
            </>
          )}
        </>
      )}
      {held.length > 0 && (
        <Select
          label={t('article.repeals')}
          value={draft.repeals}
          of={choices(t('article.repealsNone'))}
          onChange={(repeals) => change({ repeals })}
        />
      )}
    </fieldset>
  );
}
