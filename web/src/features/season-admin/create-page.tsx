import { useState } from 'react';
import { useQuery } from 'urql';
import { useLocation } from 'wouter';
import type { SubmitEvent } from 'react';
import { ComeIn } from '../account';
import { useDraft } from '../../platform/api/draft';
import { useTitle } from '../../platform/use-title';
import { graphql } from '../../generated/gql';
import { problemsIn } from '../rules-editor';
import { Button } from '../../ui/form/button';
import { Field } from '../../ui/form/field';
import { Outcome } from '../../ui/form/outcome';
import { Pick } from '../../ui/form/radio-cards';
import { TextArea } from '../../ui/form/text-area';
import { say } from '../../platform/i18n/translate';
import { besideFields } from './field-errors';
import type { Beside } from './field-errors';
import { MorePlan } from './more-settings';
import { canWait, fieldsOf, FIRST } from './plan';
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
  { value: 'ROUND', name: say('lobby.casino') },
  { value: 'DYNASTY', name: say('lobby.giolitti') },
] as const;
const WHO = [
  { value: 'PUBLIC', name: say('create.public'), about: say('create.publicText') },
  { value: 'INVITATION', name: say('create.invited'), about: say('create.invitedText') },
] as const;
const CLOCKS = [
  { value: 'real', name: say('create.real'), about: say('create.realText') },
  { value: 'rehearsal', name: say('create.rehearsal'), about: say('create.rehearsalText') },
] as const;

/** What sets each known edition apart. */
const ABOUT: Readonly<Record<string, string>> = {
  'round-10/draft': say('create.draft'),
  'round-10/early': say('create.early'),
  'round-10/2021-08-24': say('create.august'),
  'round-10/gallery': say('create.gallery'),
};
const aboutOf = (edition: string) => {
  const about = ABOUT[edition];
  return about === undefined ? {} : { about };
};

/** Creates a round or a dynasty. */
export function CreatePage() {
  useTitle(say('create.title'));
  const [kept, setPlan, clear] = useDraft<Plan>(PLACE, FIRST);
  // Drafts of older builds lack the newer fields.
  const plan = { ...FIRST, ...kept };
  const [pressed, setPressed] = useState(false);
  const [{ data }] = useQuery({ query: CREATE_PAGE });
  const { way, create } = useCreate();
  const told = besideFields(way, fieldsOf(plan));
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
      <h1>{say('create.title')}</h1>
      {data?.viewer === null && <InFirst />}
      <Game plan={plan} edition={edition} editions={editions} onChange={change} />
      <Field
        label={say('create.name')}
        required
        maxLength={80}
        value={plan.name}
        onChange={(name) => change({ name })}
        way={told.at('name')}
      />
      <TextArea
        label={say('create.description')}
        rows={3}
        value={plan.description}
        onChange={(description) => change({ description })}
        way={told.at('description')}
      />
      <Manner plan={plan} told={told} onChange={change} />
      <MorePlan
        plan={plan}
        house={house}
        told={told}
        problems={way.is === 'refused' ? problemsIn(way.refusal.facts) : []}
        bad={pressed && !house.amending.isJson}
        onChange={change}
      />
      <div className="stack">
        <Button type="submit" look="act" way={way}>
          {say('create.act')}
        </Button>
        {pressed && house.wrong !== null && (
          <p className="outcome" role="alert">
            {say(house.wrong)}
          </p>
        )}
        <Outcome way={told.rest} season={null} />
      </div>
    </form>
  );
}

/** Asks visitors to sign in, since a season needs a host. */
function InFirst() {
  return (
    <p>
      {say('create.signIn')} <ComeIn>{say('account.enter')}</ComeIn>
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

/** Which game, by which edition of its rules. */
function Game({ plan, edition, editions, onChange: change }: GameProps) {
  return (
    <>
      <Pick
        label={say('create.game')}
        value={plan.kind}
        of={KINDS}
        onChange={(kind) => change({ kind, edition: null })}
      />
      {editions.length > 1 && (
        <Pick
          label={say('create.edition')}
          value={edition}
          of={editions}
          onChange={(id) => change({ edition: id })}
        />
      )}
    </>
  );
}

/** The length of a rules-day; null to keep the edition's. */
const secondsOf = ({ tempo, daySeconds }: Plan): number | null =>
  daySeconds === '' ? tempoOf(tempo) : Number(daySeconds);

type MannerProps = {
  readonly plan: Plan;
  readonly told: Beside;
  readonly onChange: (some: Partial<Plan>) => void;
};

/** Tempo, visibility, clock and start. */
function Manner({ plan, told, onChange: change }: MannerProps) {
  return (
    <>
      <TempoPick tempo={plan.tempo} onChange={(tempo) => change({ tempo })} />
      <Pick
        label={say('create.visibility')}
        value={plan.visibility}
        of={WHO}
        onChange={(visibility) => change({ visibility })}
      />
      <Pick
        label={say('create.clock')}
        value={plan.clock}
        of={CLOCKS}
        onChange={(clock) => change({ clock })}
      />
      {canWait(plan) && (
        <Field
          label={say('create.starts')}
          type="datetime-local"
          hint={say('create.startsText')}
          value={plan.startsAt}
          onChange={(startsAt) => change({ startsAt })}
          way={told.at('startsAt')}
        />
      )}
    </>
  );
}
