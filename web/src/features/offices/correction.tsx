import type { SubmitEvent } from 'react';
import { useDraft } from '../../platform/api/draft';
import { useCommand } from '../../platform/api/use-command';
import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import type { OfficePower } from '../../generated/graphql';
import {
  ProposedEffects,
  TryProposal,
  effectOf,
  fieldProblemOf,
  isWhole,
  problemAmong,
  useEffectDrafts,
  useTrial,
} from '../governance';
import { Button } from '../../ui/form/button';
import { OptionRule } from '../../ui/form/option-rule';
import { Field } from '../../ui/form/field';
import { Outcome } from '../../ui/form/outcome';
import { t } from '../../platform/i18n/translate';

export const CORRECTION = graphql(`
  fragment Correction on Season {
    id
    ...ProposedEffects
  }
`);
const CORRECT = graphql(`
  mutation CorrectByOffice($input: CorrectByOfficeInput!) {
    correctByOffice(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      seq
    }
  }
`);

type CorrectionProps = {
  readonly season: FragmentType<typeof CORRECTION>;
  readonly office: string;
  readonly title: string;
  readonly powers: readonly OfficePower[];
};

/** Lets the holder of an office make a correction, with a preview and a reason. */
export function Correction({ season, office, title, powers }: CorrectionProps) {
  const shown = unmask(CORRECTION, season);
  const place = { season: shown.id, command: `correctByOffice ${office}` };
  const [reason, setReason, clearReason] = useDraft(place, '');
  const drafts = useEffectDrafts(shown, place.command);
  const wanted = drafts.effects;
  const { state, send } = useCommand(CORRECT, place);
  const effects = wanted.length > 0 && wanted.every(isWhole) ? wanted.map(effectOf) : null;
  const trial = useTrial(shown.id, reason, effects);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (effects === null) return;
    const done = await send({ seasonId: shown.id, office, effects, reason });
    if (done !== null && clearReason()) drafts.clear();
  };
  return (
    <form
      className="office-acts"
      aria-label={t('offices.corrects', { title })}
      onSubmit={(event) => void submit(event)}
    >
      <h3>{t('offices.correct')}</h3>
      <ProposedEffects
        season={shown}
        drafts={drafts}
        problem={problemAmong(fieldProblemOf(state) ?? trial.field, wanted)}
        offers={({ power }) => power !== null && powers.includes(power)}
      />
      <Field
        label={t('offices.reason')}
        required
        maxLength={500}
        value={reason}
        onChange={setReason}
      />
      {effects !== null && <TryProposal season={shown.id} trial={trial} />}
      <span className="act">
        <span className="act-way">
          <Button type="submit" look="act" state={state}>
            {t('offices.carryOut')}
          </Button>
          <OptionRule season={shown.id} mutation="correctByOffice" input={{ office }} />
        </span>
      </span>
      <Outcome state={state} season={shown.id} />
    </form>
  );
}
