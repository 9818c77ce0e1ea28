import { Choice } from '../../../ui/form/select';
import { Field } from '../../../ui/form/field';
import { Tick } from '../../../ui/form/checkbox';
import { say } from '../../../platform/i18n/translate';
import { articleOf } from './article-draft';
import type { ArticleDraft, RuleHead } from './article-draft';

type ArticleFieldsProps = {
  readonly draft: ArticleDraft;
  readonly onChange: (draft: ArticleDraft) => void;
  /** The proposal's title. */
  readonly title: string;
  readonly rules: readonly RuleHead[];
};

/** Chooses whether the text becomes a rule that people enforce, its name, and a rule to repeal. */
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
      <legend className="field-label">{say('article.legend')}</legend>
      <Tick checked={draft.becomes} onChange={(becomes) => change({ becomes })}>
        {say('article.becomes')}
      </Tick>
      {draft.becomes && (
        <>
          {held.length > 0 && (
            <Choice
              label={say('article.which')}
              value={draft.replaces}
              of={choices(say('article.new'))}
              onChange={(replaces) => change({ replaces, title: null })}
            />
          )}
          <Field
            label={say('article.title')}
            required
            maxLength={120}
            value={article.title}
            onChange={(typed) => change({ title: typed })}
          />
          {draft.replaces === '' && (
            <>
              <Field
                label={say('article.anchor')}
                hint={say('article.anchorHint')}
                required
                maxLength={60}
                pattern="[a-z][a-z0-9]*(-[a-z0-9]+)*"
                value={article.anchor}
                onChange={(anchor) => change({ anchor })}
              />
              <Tick
                checked={draft.evenIfOthersFail}
                onChange={(evenIfOthersFail) => change({ evenIfOthersFail })}
              >
                {say('article.kept')}
              </Tick>
            </>
          )}
        </>
      )}
      {held.length > 0 && (
        <Choice
          label={say('article.repeals')}
          value={draft.repeals}
          of={choices(say('article.repealsNone'))}
          onChange={(repeals) => change({ repeals })}
        />
      )}
    </fieldset>
  );
}
