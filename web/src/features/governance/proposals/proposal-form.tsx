import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useDraft } from '../../../platform/api/draft';
import { useCommand } from '../../../platform/api/use-command';
import type { CommandState } from '../../../platform/api/use-command';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { Button } from '../../../ui/form/button';
import { OptionRule } from '../../../ui/form/option-rule';
import { Field } from '../../../ui/form/field';
import { Outcome } from '../../../ui/form/outcome';
import { RadioCards } from '../../../ui/form/radio-cards';
import { TextArea } from '../../../ui/form/text-area';
import { problemsIn } from '../../rules-editor';
import { t } from '../../../platform/i18n/translate';
import { AmendFields } from '../amendments/amendment-fields';
import { articleEffects, useArticleDraft } from '../amendments/article-draft';
import { ArticleFields } from '../amendments/article-fields';
import { useClassNeeds } from './class-needs';
import { effectOf, isWhole } from '../effects/effect-draft';
import { fieldProblemOf, problemAmong } from '../effects/field-problem';
import { useEffectDrafts } from '../effects/use-effect-drafts';
import { ProposedEffects } from '../effects/proposed-effects';
import { TryProposal } from './try-proposal';
import { useAmending } from '../amendments/use-amending';
import { useTrial } from './use-trial';

const FORM = graphql(`
  fragment ProposalForm on Season {
    id
    ...ProposedEffects
    ...ClassNeeds
    ruleset {
      id
      sections {
        anchor
        title
        heldBy
      }
      round {
        proposalClasses {
          class
          name
          days
          hours
          isDefault
          grave
        }
      }
      dynasty {
        proposalClasses {
          class
          name
          days
          hours
          isDefault
          grave
        }
      }
    }
  }
`);
const SUBMIT_PROPOSAL = graphql(`
  mutation SubmitProposal($input: SubmitProposalInput!) {
    submitProposal(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      proposal {
        id
        ...ProposalCard
      }
    }
  }
`);
const EMPTY = { class: '', title: '', text: '' };

/** The proposal's text, and its effects. */
export function ProposalForm({ season }: { readonly season: FragmentType<typeof FORM> }) {
  const shown = unmask(FORM, season);
  const { id, ruleset } = shown;
  const place = { season: id, command: 'submitProposal' };
  const [draft, setDraft, clear] = useDraft(place, EMPTY);
  const [article, setArticle, clearArticle] = useArticleDraft(id);
  const wanted = useEffectDrafts(shown);
  const amending = useAmending(id, ruleset.id, 'submitProposal');
  const [bad, setBad] = useState(false);
  const { state, send, reset } = useCommand(SUBMIT_PROPOSAL, place);
  const change = (some: Partial<typeof EMPTY>): void => setDraft({ ...draft, ...some });
  const classes = (ruleset.round ?? ruleset.dynasty)?.proposalClasses ?? [];
  const usual = classes.find(({ isDefault }) => isDefault)?.class ?? '';
  const { patched } = amending;
  const effects =
    patched === null || !wanted.effects.every(isWhole)
      ? null
      : [
          ...(patched.is === 'said' ? [{ amendRuleset: patched.patch }] : []),
          ...wanted.effects.map(effectOf),
          ...articleEffects(article, draft.title, ruleset.sections),
        ];
  const trial = useTrial(id, draft.text, effects);
  const problems = state.is === 'refused' ? problemsIn(state.refusal.facts) : trial.problems;
  const first = patched?.is === 'said' ? 1 : 0;
  const problem = problemAmong(fieldProblemOf(state) ?? trial.field, wanted.effects, first);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setBad(!amending.isJson);
    trial.forget();
    if (effects === null) return;
    const input = { seasonId: id, title: draft.title, text: draft.text, effects };
    const chosen = draft.class === '' ? usual : draft.class;
    if ((await send({ ...input, ...(chosen !== '' && { class: chosen }) })) === null) return;
    if (clear()) [wanted.clear, clearArticle, amending.clear].forEach((forget) => forget());
  };
  return (
    <form className="panel" onSubmit={(event) => void submit(event)}>
      <h2>{t('govern.submit')}</h2>
      <h3>{t('govern.inWords')}</h3>
      <Words draft={draft} onChange={change} />
      <ArticleFields
        draft={article}
        onChange={setArticle}
        title={draft.title}
        rules={ruleset.sections}
      />
      <Classes
        of={classes}
        season={shown}
        value={draft.class === '' ? usual : draft.class}
        onChange={(chosen) => change({ class: chosen })}
      />
      <h3>{t('govern.effects')}</h3>
      <ProposedEffects season={shown} drafts={wanted} problem={problem} />
      <h3>{t('govern.changes')}</h3>
      <AmendFields season={id} amending={amending} problems={problems} bad={bad} />
      <TryProposal season={id} trial={trial} onAsk={reset} />
      <Propose season={id} state={state} />
    </form>
  );
}

function Propose({ season, state }: { readonly season: string; readonly state: CommandState }) {
  return (
    <>
      <span className="act">
        <span className="act-way">
          <Button type="submit" look="act" state={state}>
            {t('govern.propose')}
          </Button>
          <OptionRule season={season} mutation="submitProposal" />
        </span>
      </span>
      <Outcome state={state} season={season} />
    </>
  );
}

type WordsProps = {
  readonly draft: typeof EMPTY;
  readonly onChange: (some: Partial<typeof EMPTY>) => void;
};

/** Title and text. */
function Words({ draft, onChange }: WordsProps) {
  return (
    <>
      <Field
        label={t('govern.title')}
        required
        maxLength={120}
        value={draft.title}
        onChange={(title) => onChange({ title })}
      />
      <TextArea
        label={t('govern.text')}
        hint={t('govern.textHint')}
        rows={6}
        value={draft.text}
        onChange={(text) => onChange({ text })}
      />
    </>
  );
}

type ClassesProps = {
  readonly season: Parameters<typeof useClassNeeds>[0];
  readonly of: readonly {
    readonly class: string;
    readonly name: string;
    readonly days: number | null;
    readonly hours: number | null;
    readonly grave: string | null;
  }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
};

function Classes({ of: classes, season, value, onChange }: ClassesProps) {
  const all = useClassNeeds(season);
  const needsOf = (code: string): readonly string[] =>
    all.find((each) => each.class === code)?.needs ?? [];
  const grave = classes.find((each) => each.class === value)?.grave ?? null;
  return (
    <>
      {classes.length > 1 && (
        <RadioCards
          label={t('govern.class')}
          value={value}
          of={classes.map((each) => ({
            value: each.class,
            name: each.name,
            about: [
              ...(each.days === null ? [] : [t('govern.days', { count: each.days })]),
              ...(each.hours === null ? [] : [t('govern.hours', { count: each.hours })]),
              ...needsOf(each.class),
            ].join(' · '),
          }))}
          onChange={onChange}
        />
      )}
      {classes.length === 1 && needsOf(value).length > 0 && (
        <p className="quiet small">{needsOf(value).join(' ')}</p>
      )}
      {grave !== null && <p className="quiet small">{grave}</p>}
    </>
  );
}
