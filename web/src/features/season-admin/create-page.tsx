import { useState } from 'react';
import { useQuery } from 'urql';
import { useLocation } from 'wouter';
import type { SubmitEvent } from 'react';
import { SignInLink } from '../account';
import { useDraft } from '../../platform/api/draft';
import { useTitle } from '../../platform/use-title';
import { graphql } from '../../generated/gql';
import { problemsIn } from '../rules-editor';
import { Button } from '../../ui/form/button';
import { Field } from '../../ui/form/field';
import { Outcome } from '../../ui/form/outcome';
import { RadioCards } from '../../ui/form/radio-cards';
import { TextArea } from '../../ui/form/text-area';
import { t } from '../../platform/i18n/translate';
import { fieldErrors } from './field-errors';
import type { FieldErrors } from './field-errors';
import { MoreSettings } from './more-settings';
import { canWait, fieldsOf, INITIAL_PLAN } from './plan';
import type { Plan } from './plan';
import { tempoOf, TempoPick } from './tempo-pick';
import { useCreate } from './use-create';
import { useHouseRules } from './use-house-rules';
import '../../ui/panel.css';

const CREATE_PAGE = graphql(`
  query CreatePage {
    viewer {
      id
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
const aboutOf = (edition: string) => {
  const about = ABOUT[edition];
  return about === undefined ? {} : { about };
};

/** Creates a round or a dynasty. */
export function CreatePage() {
  useTitle(t('create.title'));
  const [kept, setPlan, clear] = useDraft<Plan>(PLACE, INITIAL_PLAN);
  // Drafts from older builds lack the newer fields.
  const plan = { ...INITIAL_PLAN, ...kept };
  const [pressed, setPressed] = useState(false);
  const [{ data }] = useQuery({ query: CREATE_PAGE });
  const { state, create } = useCreate();
  const errors = fieldErrors(state, fieldsOf(plan));
  const [, go] = useLocation();
  const change = (some: Partial<Plan>): void => setPlan({ ...plan, ...some });
  const editions = (data?.editions ?? [])
    .filter(({ kind }) => kind === plan.kind)
    .map(({ id, title }) => ({ value: id, name: title, ...aboutOf(id) }));
  const edition = plan.edition ?? editions.at(-1)?.value ?? '';
  const house = useHouseRules(edition);
  const open = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setPressed(true);
    if (house.wrong !== null) return;
    const { ruleset } = house;
    const id = await create({ ...plan, edition, tempo: secondsOf(plan), ruleset });
    if (id === null) return;
    clear();
    house.clear();
    go(`/${plan.kind === 'ROUND' ? 's' : 'd'}/${id}/host`);
  };
  return (
    <form className="page narrow" onSubmit={(event) => void open(event)}>
      <h1>{t('create.title')}</h1>
      {data?.viewer === null && <InFirst />}
      <Game plan={plan} edition={edition} editions={editions} onChange={change} />
      <Field
        label={t('create.name')}
        required
        maxLength={80}
        value={plan.name}
        onChange={(name) => change({ name })}
        state={errors.at('name')}
      />
      <TextArea
        label={t('create.description')}
        rows={3}
        value={plan.description}
        onChange={(description) => change({ description })}
        state={errors.at('description')}
      />
      <Manner plan={plan} errors={errors} onChange={change} />
      <MoreSettings
        plan={plan}
        house={house}
        errors={errors}
        problems={state.is === 'refused' ? problemsIn(state.refusal.facts) : []}
        bad={pressed && !house.amending.isJson}
        onChange={change}
      />
      <div className="stack">
        <Button type="submit" look="act" state={state}>
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

/** Asks visitors to sign in, since a season needs a host. */
function InFirst() {
  return (
    <p>
      {t('create.signIn')} <SignInLink>{t('account.signIn')}</SignInLink>
    </p>
  );
}

type Edition = {
  readonly value: string;
  readonly name: string;
  readonly about?: string;
};

type GameProps = {
  readonly plan: Plan;
  readonly edition: string;
  readonly editions: readonly Edition[];
  readonly onChange: (some: Partial<Plan>) => void;
};

/** The game and the edition of its rules. */
function Game({ plan, edition, editions, onChange: change }: GameProps) {
  return (
    <>
      <RadioCards
        label={t('create.game')}
        value={plan.kind}
        of={KINDS}
        onChange={(kind) => change({ kind, edition: null })}
      />
      {editions.length > 1 && (
        <RadioCards
          label={t('create.edition')}
          value={edition}
          of={editions}
          onChange={(id) => change({ edition: id })}
        />
      )}
    </>
  );
}

/** The seconds of a rules-day; null to keep the edition's. */
const secondsOf = ({ tempo, daySeconds }: Plan): number | null =>
  daySeconds === '' ? tempoOf(tempo) : Number(daySeconds);

type MannerProps = {
  readonly plan: Plan;
  readonly errors: FieldErrors;
  readonly onChange: (some: Partial<Plan>) => void;
};

/** Tempo, visibility, clock and start. */
function Manner({ plan, errors, onChange: change }: MannerProps) {
  return (
    <>
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
    </>
  );
}
