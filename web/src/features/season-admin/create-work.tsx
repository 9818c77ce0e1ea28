import type { SubmitEvent } from 'react';
import { useDraft } from '../../platform/api/draft';
import { useCommand } from '../../platform/api/use-command';
import { graphql } from '../../generated/gql';
import { WorkFields, emptyWork, workOf } from '../governance';
import type { PlayerChoice } from '../governance';
import { Button } from '../../ui/form/button';
import { OptionRule } from '../../ui/form/option-rule';
import { Outcome } from '../../ui/form/outcome';
import { t } from '../../platform/i18n/translate';

const CREATE_WORK = graphql(`
  mutation CreateWorkOfArt($input: CreateWorkOfArtInput!) {
    createWorkOfArt(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      work {
        id
      }
    }
  }
`);

type CreateWorkProps = { readonly season: string; readonly people: readonly PlayerChoice[] };

/** Lets the host create the first Works of Art. Later Works come from proposals. */
export function CreateWork({ season, people }: CreateWorkProps) {
  const place = { season, command: 'createWorkOfArt' };
  const [work, setWork, clear] = useDraft(place, emptyWork(people[0]?.value ?? ''));
  const { state, send } = useCommand(CREATE_WORK, place);
  const make = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if ((await send({ seasonId: season, work: workOf(work) })) !== null) clear();
  };
  return (
    <form className="panel" onSubmit={(event) => void make(event)}>
      <h2>{t('host.work')}</h2>
      <WorkFields work={work} people={people} onChange={setWork} />
      <Outcome state={state} season={season} />
      <span className="act-way">
        <Button type="submit" state={state}>
          {t('host.makeWork')}
        </Button>
        <OptionRule season={season} mutation="createWorkOfArt" />
      </span>
    </form>
  );
}
