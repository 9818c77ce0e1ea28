import { useQuery } from 'urql';
import { useLocation } from 'wouter';
import type { SubmitEvent } from 'react';
import { ComeIn } from '../account/come-in';
import { useDraft } from '../api/draft';
import { useTitle } from '../app/use-title';
import { graphql } from '../generated/gql';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { Outcome } from '../kit/outcome';
import { Pick } from '../kit/pick';
import { TextArea } from '../kit/text-area';
import { say } from '../words/words';
import { FIRST } from './plan';
import type { Plan } from './plan';
import { tempoOf, TempoPick } from './tempo-pick';
import { useCreate } from './use-create';
import '../kit/panel.css';

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

/** A round or a dynasty of one's own. */
export function CreatePage() {
  useTitle(say('create.title'));
  const [plan, setPlan, clear] = useDraft<Plan>(PLACE, FIRST);
  const [{ data }] = useQuery({ query: CREATE_PAGE });
  const { way, create } = useCreate();
  const [, go] = useLocation();
  const change = (some: Partial<Plan>): void => setPlan({ ...plan, ...some });
  const editions = (data?.editions ?? [])
    .filter(({ kind }) => kind === plan.kind)
    .map(({ id, title }) => ({ value: id, name: title }));
  const edition = plan.edition ?? editions.at(-1)?.value ?? '';
  const open = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const id = await create({ ...plan, edition, tempo: tempoOf(plan.tempo) });
    if (id === null) return;
    clear();
    go(`/${plan.kind === 'ROUND' ? 's' : 'd'}/${id}/host`);
  };
  return (
    <form className="page narrow" onSubmit={(event) => void open(event)}>
      <h1>{say('create.title')}</h1>
      {data?.viewer === null && (
        <p>
          {say('create.signIn')} <ComeIn>{say('account.enter')}</ComeIn>
        </p>
      )}
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
      <Field
        label={say('create.name')}
        required
        maxLength={80}
        value={plan.name}
        onChange={(name) => change({ name })}
      />
      <TextArea
        label={say('create.description')}
        rows={3}
        value={plan.description}
        onChange={(description) => change({ description })}
      />
      <Manner plan={plan} onChange={change} />
      <div className="stack">
        <Button type="submit" look="act" way={way}>
          {say('create.act')}
        </Button>
        <Outcome way={way} season={null} />
      </div>
    </form>
  );
}

type MannerProps = { readonly plan: Plan; readonly onChange: (some: Partial<Plan>) => void };

/** How fast, for whom, by which clock, from when. */
function Manner({ plan, onChange: change }: MannerProps) {
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
      <Field
        label={say('create.starts')}
        type="datetime-local"
        hint={say('create.startsText')}
        value={plan.startsAt}
        onChange={(startsAt) => change({ startsAt })}
      />
    </>
  );
}
