import { Checkbox } from '../../ui/form/checkbox';
import { Field } from '../../ui/form/field';
import { RadioCards } from '../../ui/form/radio-cards';
import { TextArea } from '../../ui/form/text-area';
import { t } from '../../platform/i18n/translate';
import type { FieldErrors } from './field-errors';
import { canWait } from './plan';
import type { Plan } from './plan';
import { TempoPick } from './tempo-pick';

const WHO = [
  { value: 'PUBLIC', name: t('create.public'), about: t('create.publicText') },
  { value: 'INVITATION', name: t('create.invited'), about: t('create.invitedText') },
] as const;
const CLOCKS = [
  { value: 'real', name: t('create.real'), about: t('create.realText') },
  { value: 'rehearsal', name: t('create.rehearsal'), about: t('create.rehearsalText') },
] as const;

/** Descriptions of known editions. */
const ABOUT: Readonly<Record<string, string>> = {
  'round-10/draft': t('create.draft'),
  'round-10/early': t('create.early'),
  'round-10/2021-08-24': t('create.august'),
  'round-10/gallery': t('create.gallery'),
};

type UsualSettingsProps = {
  readonly plan: Plan;
  readonly edition: string;
  readonly editions: readonly { readonly id: string; readonly title: string }[];
  readonly errors: FieldErrors;
  readonly onChange: (some: Partial<Plan>) => void;
};

/** The settings that a preset chooses for the host: rules, pace, access, clock and start. */
export function UsualSettings(props: UsualSettingsProps) {
  const { plan, edition, editions, errors, onChange: change } = props;
  return (
    <>
      {editions.length > 1 && (
        <RadioCards
          label={t('create.edition')}
          value={edition}
          of={editions.map(({ id, title }) => ({ value: id, name: title, about: ABOUT[id] ?? '' }))}
          onChange={(id) => change({ edition: id })}
        />
      )}
      <TextArea
        label={t('create.description')}
        rows={3}
        value={plan.description}
        onChange={(description) => change({ description })}
        state={errors.at('description')}
      />
      <TempoPick tempo={plan.tempo} onChange={(tempo) => change({ tempo })} />
      <RadioCards
        label={t('create.visibility')}
        value={plan.visibility}
        of={WHO}
        onChange={(visibility) => change({ visibility })}
      />
      <RadioCards
        label={t('create.clock')}
        value={plan.clock}
        of={CLOCKS}
        onChange={(clock) => change({ clock })}
      />
      {canWait(plan) && (
        <Field
          label={t('create.starts')}
          type="datetime-local"
          hint={t('create.startsText')}
          value={plan.startsAt}
          onChange={(startsAt) => change({ startsAt })}
          state={errors.at('startsAt')}
        />
      )}
      <Checkbox checked={plan.plays} onChange={(plays) => change({ plays })}>
        {t('create.plays')}
      </Checkbox>
    </>
  );
}
