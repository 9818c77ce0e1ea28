import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useDraft } from '../../platform/api/draft';
import { useCommand } from '../../platform/api/use-command';
import { graphql } from '../../generated/gql';
import { Button } from '../../ui/form/button';
import { OptionRule } from '../../ui/form/option-rule';
import { Field } from '../../ui/form/field';
import { Outcome } from '../../ui/form/outcome';
import { Checkbox } from '../../ui/form/checkbox';
import { t } from '../../platform/i18n/translate';
import type { Person } from './person';

const REMIND = graphql(`
  mutation RemindPlayers($input: RemindPlayersInput!) {
    remindPlayers(input: $input) {
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

type ReminderProps = {
  readonly season: string;
  readonly office: string;
  readonly title: string;
  readonly people: readonly Person[];
};

/** Lets the holder of an office send a reminder to players. */
export function Reminder({ season, office, title, people }: ReminderProps) {
  const place = { season, command: `remindPlayers ${office}` };
  const [message, setMessage, clear] = useDraft(place, '');
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const { state, send } = useCommand(REMIND, place);
  const playerIds = people.map(({ id }) => id).filter((id) => ticked.includes(id));
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (playerIds.length === 0) return;
    if ((await send({ seasonId: season, office, playerIds, message })) === null) return;
    clear();
    setTicked([]);
  };
  return (
    <form
      className="office-acts"
      aria-label={t('offices.reminds', { title })}
      onSubmit={(event) => void submit(event)}
    >
      <h3>{t('offices.remind')}</h3>
      <div className="office-names">
        {people.map(({ id, name }) => (
          <Checkbox
            key={id}
            checked={ticked.includes(id)}
            onChange={(on) =>
              setTicked(on ? [...ticked, id] : ticked.filter((other) => other !== id))
            }
          >
            {name}
          </Checkbox>
        ))}
      </div>
      <Field
        label={t('offices.message')}
        required
        maxLength={500}
        value={message}
        onChange={setMessage}
      />
      <span className="act">
        <span className="act-way">
          <Button type="submit" state={state}>
            {t('offices.sendReminder')}
          </Button>
          <OptionRule season={season} mutation="remindPlayers" input={{ office }} />
        </span>
      </span>
      <Outcome state={state} season={season} />
    </form>
  );
}
