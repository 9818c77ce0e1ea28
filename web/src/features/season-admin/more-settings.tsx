import { useState } from 'react';
import type { Problem } from '../rules-editor';
import { AmendFields } from '../governance';
import { Field } from '../../ui/form/field';
import { Pick } from '../../ui/form/radio-cards';
import { say } from '../../platform/i18n/translate';
import { DocumentField } from './document-field';
import type { Beside } from './field-errors';
import { fieldsOfMore, FIRST, hasOwnTime, namesDealer } from './plan';
import type { Plan } from './plan';
import type { HouseRules } from './use-house-rules';
import '../governance/governance.css';
import './create.css';

type MorePlanProps = {
  readonly plan: Plan;
  /** The changes to the edition. */
  readonly house: HouseRules;
  readonly told: Beside;
  readonly problems: readonly Problem[];
  readonly bad: boolean;
  readonly onChange: (some: Partial<Plan>) => void;
};

/** The settings that most hosts leave to the edition. It opens if one of them is set or wrong. */
export function MorePlan(props: MorePlanProps) {
  const { plan, house, told, problems, bad, onChange: change } = props;
  const { amending, whole } = house;
  const isWhole = whole.read.is !== 'none';
  const [isOpen, setOpen] = useState(
    isWhole || amending.patched?.is !== 'none' || UNUSUAL.some((key) => plan[key] !== FIRST[key]),
  );
  const isWrong = fieldsOfMore(plan).some((field) => told.at(field).is !== 'idle');
  const [wasWrong, setWrong] = useState(false);
  // During a retry there is no error, and the section stays open for the user's corrections.
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
      <summary>{say('create.more')}</summary>
      <div className="stack">
        <section className="stack" aria-labelledby="house-rules">
          <h2 id="house-rules">{say('create.houseRules')}</h2>
          <p className="quiet">{say('create.houseRulesText')}</p>
          {isWhole ? (
            <p>{say('document.alone')}</p>
          ) : (
            <AmendFields season={null} amending={amending} problems={problems} bad={bad} />
          )}
          <DocumentField whole={whole} problems={problems} />
        </section>
        <section className="stack" aria-labelledby="by-itself">
          <h2 id="by-itself">{say('create.byItself')}</h2>
          <Pick
            label={say(isDynasty ? 'create.stewardBets' : 'create.steward')}
            value={plan.steward}
            of={STEWARD}
            onChange={(steward) => change({ steward })}
          />
          {isDynasty && (
            <Pick
              label={say('create.dealing')}
              value={plan.dealing}
              of={DEALING}
              onChange={(dealing) => change({ dealing })}
            />
          )}
          {namesDealer(plan) && (
            <Field
              label={say('create.dealer')}
              hint={say('create.dealerText')}
              value={plan.dealer}
              onChange={(dealer) => change({ dealer })}
              way={told.at('dealerId')}
            />
          )}
        </section>
        <OwnClock plan={plan} told={told} onChange={change} />
      </div>
    </details>
  );
}

type OwnClockProps = Pick<MorePlanProps, 'plan' | 'told' | 'onChange'>;

/** The length of a rules-day, and the first day. */
function OwnClock({ plan, told, onChange: change }: OwnClockProps) {
  return (
    <section className="stack" aria-labelledby="own-clock">
      <h2 id="own-clock">{say('create.ownClock')}</h2>
      <Field
        label={say('create.daySeconds')}
        hint={say('create.daySecondsText')}
        inputMode="numeric"
        value={plan.daySeconds}
        onChange={(typed) => change({ daySeconds: typed.replace(/\D/g, '').slice(0, 8) })}
        way={told.at('tempo')}
      />
      {hasOwnTime(plan) && (
        <Field
          label={say('create.rulesTime')}
          type="datetime-local"
          hint={say('create.rulesTimeText')}
          value={plan.rulesTime}
          onChange={(rulesTime) => change({ rulesTime })}
          way={told.at('startsAtRulesTime')}
        />
      )}
    </section>
  );
}

const UNUSUAL = ['steward', 'dealing', 'dealer', 'rulesTime', 'daySeconds'] as const;

const STEWARD = [
  { value: 'edition', name: say('create.asEdition') },
  { value: 'yes', name: say('create.byHouse') },
  { value: 'no', name: say('create.byPlayers') },
] as const;
const DEALING = [
  { value: 'edition', name: say('create.asEdition') },
  { value: 'yes', name: say('create.byHouse') },
  { value: 'no', name: say('create.byDealer') },
] as const;
