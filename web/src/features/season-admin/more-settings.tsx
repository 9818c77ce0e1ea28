import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Problem } from '../rules-editor';
import { AmendFields } from '../governance';
import { Field } from '../../ui/form/field';
import { RadioCards } from '../../ui/form/radio-cards';
import { t } from '../../platform/i18n/translate';
import { DocumentField } from './document-field';
import type { FieldErrors } from './field-errors';
import { fieldsOfMore, INITIAL_PLAN, hasOwnTime, namesDealer } from './plan';
import type { Plan } from './plan';
import type { HouseRules } from './use-house-rules';
import '../governance/governance.css';
import './create.css';

type MoreSettingsProps = {
  readonly plan: Plan;
  /** The changes to the edition. */
  readonly house: HouseRules;
  readonly errors: FieldErrors;
  readonly problems: readonly Problem[];
  readonly bad: boolean;
  readonly onChange: (some: Partial<Plan>) => void;
  readonly children: ReactNode;
};

/**
 * The settings that most hosts leave to a preset or the edition: first `children`, then rare ones. The section opens if a setting is changed or
 * wrong.
 */
export function MoreSettings(props: MoreSettingsProps) {
  const { plan, house, errors, problems, bad, onChange: change, children } = props;
  const { amending, whole } = house;
  const isWhole = whole.read.is !== 'none';
  const [isOpen, setOpen] = useState(
    isWhole ||
      amending.patched?.is !== 'none' ||
      UNUSUAL.some((key) => plan[key] !== INITIAL_PLAN[key]),
  );
  const isWrong = fieldsOfMore(plan).some((field) => errors.at(field).is !== 'idle');
  const [wasWrong, setWrong] = useState(false);
  // During a retry there is no error, and the section stays open for corrections.
  if (isWrong !== wasWrong) {
    setWrong(isWrong);
    if (isWrong) setOpen(true);
  }
  const isDynasty = plan.kind === 'DYNASTY';
  return (
    <details
      className="create-more"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('create.more')}</summary>
      <div className="stack">
        {children}
        <section className="stack" aria-labelledby="house-rules">
          <h2 id="house-rules">{t('create.houseRules')}</h2>
          <p className="quiet">{t('create.houseRulesText')}</p>
          {isWhole ? (
            <p>{t('document.alone')}</p>
          ) : (
            <AmendFields season={null} amending={amending} problems={problems} bad={bad} />
          )}
          <DocumentField whole={whole} problems={problems} />
        </section>
        <section className="stack" aria-labelledby="by-itself">
          <h2 id="by-itself">{t('create.byItself')}</h2>
          <RadioCards
            label={t(isDynasty ? 'create.stewardBets' : 'create.steward')}
            value={plan.steward}
            of={STEWARD}
            onChange={(steward) => change({ steward })}
          />
          {isDynasty && (
            <RadioCards
              label={t('create.dealing')}
              value={plan.dealing}
              of={DEALING}
              onChange={(dealing) => change({ dealing })}
            />
          )}
          {namesDealer(plan) && (
            <Field
              label={t('create.dealer')}
              hint={t('create.dealerText')}
              value={plan.dealer}
              onChange={(dealer) => change({ dealer })}
              state={errors.at('dealerId')}
            />
          )}
        </section>
        <OwnClock plan={plan} errors={errors} onChange={change} />
      </div>
    </details>
  );
}

type OwnClockProps = Pick<MoreSettingsProps, 'plan' | 'errors' | 'onChange'>;

/** The length of a rules-day, and the rules' time at the start. */
function OwnClock({ plan, errors, onChange: change }: OwnClockProps) {
  return (
    <section className="stack" aria-labelledby="own-clock">
      <h2 id="own-clock">{t('create.ownClock')}</h2>
      <Field
        label={t('create.daySeconds')}
        hint={t('create.daySecondsText')}
        inputMode="numeric"
        value={plan.daySeconds}
        onChange={(typed) => change({ daySeconds: typed.replace(/\D/g, '').slice(0, 8) })}
        state={errors.at('tempo')}
      />
      {hasOwnTime(plan) && (
        <Field
          label={t('create.rulesTime')}
          type="datetime-local"
          hint={t('create.rulesTimeText')}
          value={plan.rulesTime}
          onChange={(rulesTime) => change({ rulesTime })}
          state={errors.at('startsAtRulesTime')}
        />
      )}
    </section>
  );
}

const UNUSUAL = [
  ...(['description', 'clock', 'startsAt', 'plays'] as const),
  ...(['steward', 'dealing', 'dealer', 'rulesTime', 'daySeconds'] as const),
];

const STEWARD = [
  { value: 'edition', name: t('create.asEdition') },
  { value: 'yes', name: t('create.byHouse') },
  { value: 'no', name: t('create.byPlayers') },
] as const;
const DEALING = [
  { value: 'edition', name: t('create.asEdition') },
  { value: 'yes', name: t('create.byHouse') },
  { value: 'no', name: t('create.byDealer') },
] as const;
