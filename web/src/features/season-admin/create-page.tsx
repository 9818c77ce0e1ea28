import { useState } from 'react';
import { useQuery } from 'urql';
import { useLocation } from 'wouter';
import type { SubmitEvent } from 'react';
import { SignInLink, useGuest } from '../account';
import { useContinued } from '../../platform/after-sign-in';
import { useDraft } from '../../platform/api/draft';
import type { CommandState } from '../../platform/api/use-command';
import { useTitle } from '../../platform/use-title';
import { graphql } from '../../generated/gql';
import { problemsIn } from '../rules-editor';
import { Button } from '../../ui/form/button';
import { Field } from '../../ui/form/field';
import { Outcome } from '../../ui/form/outcome';
import { RadioCards } from '../../ui/form/radio-cards';
import { t } from '../../platform/i18n/translate';
import { fieldErrors } from './field-errors';
import { MoreSettings } from './more-settings';
import { fieldsOf, INITIAL_PLAN, PRESETS, presetOf } from './plan';
import type { Plan } from './plan';
import { tempoOf } from './tempo-pick';
import { useCreate } from './use-create';
import { useHouseRules } from './use-house-rules';
import { UsualSettings } from './usual-settings';
import '../../ui/panel.css';

const CREATE_PAGE = graphql(`
  query CreatePage {
    viewer {
      id
      account {
        id
        displayName
      }
    }
    editions {
      id
      title
      kind
    }
  }
`);

const PLACE = { season: null, command: 'createSeason' };

const KINDS = [
  { value: 'ROUND', name: t('lobby.casino') },
  { value: 'DYNASTY', name: t('lobby.giolitti') },
] as const;
const WAYS = [
  { value: 'evening', name: t('create.evening'), about: t('create.eveningText') },
  { value: 'day', name: t('create.oneDay'), about: t('create.oneDayText') },
  { value: 'real', name: t('create.realThing'), about: t('create.realThingText') },
] as const;

/** The plan of a new season, and its making: first of a guest, if the visitor has no account. */
function useNewSeason() {
  const [kept, setPlan, clear] = useDraft<Plan>(PLACE, INITIAL_PLAN);
  // Drafts from older builds lack the newer fields.
  const plan = { ...INITIAL_PLAN, ...kept };
  const [{ data }] = useQuery({ query: CREATE_PAGE });
  const { state, create } = useCreate();
  const guest = useGuest(PLACE.command);
  const [, go] = useLocation();
  const editions = (data?.editions ?? []).filter(({ kind }) => kind === plan.kind);
  const edition = plan.edition ?? editions.at(-1)?.id ?? '';
  const house = useHouseRules(edition);
  const isStranger = data?.viewer === null;
  const known = data?.viewer?.account.displayName ?? '';
  const name = plan.playerName ?? known;
  const make = async (): Promise<void> => {
    const { ruleset } = house;
    const playerName = plan.plays ? name : null;
    const id = await create({ ...plan, edition, tempo: secondsOf(plan), ruleset, playerName });
    if (id === null) return;
    clear();
    house.clear();
    go(`/${plan.kind === 'ROUND' ? 's' : 'd'}/${id}/host`);
  };
  // The changes of the rules are known once the edition's document has come.
  const isReady = known !== '' && edition !== '' && house.wrong === null;
  useContinued(PLACE.command, isReady, () => void make());
  return {
    ...{ plan, editions, edition, house, isStranger, name, state, guest: guest.state },
    change: (some: Partial<Plan>): void => setPlan({ ...plan, ...some }),
    send: (): Promise<void> => (isStranger ? guest.comeIn(name) : make()),
  };
}

/** Creates a round or a dynasty. A visitor without an account becomes a guest by creating it. */
export function CreatePage() {
  useTitle(t('create.title'));
  const [pressed, setPressed] = useState(false);
  const season = useNewSeason();
  const { plan, editions, edition, house, isStranger, name, state, guest, change } = season;
  const errors = fieldErrors(state, fieldsOf(plan));
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setPressed(true);
    if (house.wrong === null) void season.send();
  };
  return (
    <form className="page narrow" onSubmit={submit}>
      <h1>{t('create.title')}</h1>
      <RadioCards
        label={t('create.game')}
        value={plan.kind}
        of={KINDS}
        onChange={(kind) => change({ kind, edition: null })}
      />
      <div className="create-way">
        <RadioCards
          label={t('create.way')}
          value={presetOf(plan)}
          of={WAYS}
          onChange={(way) => change(PRESETS[way])}
        />
      </div>
      <Field
        label={t('create.name')}
        required
        maxLength={80}
        value={plan.name}
        onChange={(called) => change({ name: called })}
        state={errors.at('name')}
      />
      {(plan.plays || isStranger) && (
        <HostName
          label={t(plan.plays ? 'join.as' : 'create.yourName')}
          value={name}
          isStranger={isStranger}
          state={isStranger ? guest : errors.at('playerName')}
          onChange={(playerName) => change({ playerName })}
        />
      )}
      <MoreSettings
        plan={plan}
        house={house}
        errors={errors}
        problems={state.is === 'refused' ? problemsIn(state.refusal.facts) : []}
        bad={pressed && !house.amending.isJson}
        onChange={change}
      >
        <UsualSettings {...{ plan, edition, editions, errors }} onChange={change} />
      </MoreSettings>
      <div className="stack">
        <Button type="submit" look="act" state={isStranger ? guest : state}>
          {t('create.act')}
        </Button>
        {pressed && house.wrong !== null && (
          <p className="outcome" role="alert">
            {t(house.wrong)}
          </p>
        )}
        <Outcome state={errors.rest} season={null} />
      </div>
    </form>
  );
}

type HostNameProps = {
  readonly label: string;
  readonly value: string;
  readonly isStranger: boolean;
  readonly state: CommandState;
  readonly onChange: (name: string) => void;
};

/** The host's name. It also makes a guest of a visitor without an account. */
function HostName({ label, value, isStranger, state, onChange }: HostNameProps) {
  return (
    <div className="stack create-host">
      <Field
        label={label}
        required
        maxLength={40}
        autoComplete="nickname"
        value={value}
        onChange={onChange}
        state={state}
      />
      {isStranger && <SignInLink>{t('join.known')}</SignInLink>}
    </div>
  );
}

/** The seconds of a rules-day; null to keep the edition's. */
const secondsOf = ({ tempo, daySeconds }: Plan): number | null =>
  daySeconds === '' ? tempoOf(tempo) : Number(daySeconds);
