import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useDraft } from '../api/draft';
import { useCommand } from '../api/use-command';
import { graphql } from '../generated/gql';
import type { Channel } from '../generated/graphql';
import { Button } from '../kit/button';
import { Choice } from '../kit/choice';
import { Field } from '../kit/field';
import { Log } from '../season/log';
import type { LogEvent } from '../season/log';
import { say } from '../words/words';
import { useSeat } from './seat';

const SAY = graphql(`
  mutation SayInRound($input: SayInput!) {
    say(input: $input) {
      refusal {
        code
        message
        rule
      }
    }
  }
`);

const CHANNELS = ['AUCTIONS', 'PROPOSALS', 'TABLES', 'JUDGE_ELECTIONS', 'GAME_ACTIONS'] as const;
const FILTERS = ['all', 'mine', 'words', ...CHANNELS] as const;
type Filter = (typeof FILTERS)[number];

/** The log by channel, and a place to say something. */
export function RoundLog() {
  const { season, me } = useSeat();
  const [filter, setFilter] = useState<Filter>('all');
  const shows = (event: LogEvent): boolean => {
    if (filter === 'all') return true;
    if (filter === 'mine') return me !== null && event.by.player?.id === me.id;
    return filter === 'words' ? event.__typename === 'Said' : event.channel === filter;
  };
  return (
    <>
      <Log season={season} shows={shows}>
        <Choice
          label={say('log.filter')}
          value={filter}
          of={FILTERS.map((value) => ({ value, name: say(`log.${value}`) }))}
          onChange={setFilter}
        />
      </Log>
      {me !== null && <SayForm />}
    </>
  );
}

function SayForm() {
  const { season } = useSeat();
  const place = { season, command: 'say' };
  const [text, setText, clear] = useDraft(place, '');
  const [channel, setChannel] = useState<Channel>('AUCTIONS');
  const { way, send } = useCommand(SAY, place);
  const speak = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() === '') return;
    if ((await send({ seasonId: season, channel, text })) !== null) clear();
  };
  return (
    <form className="say" onSubmit={(event) => void speak(event)}>
      <Field
        label={say('season.saying')}
        value={text}
        onChange={setText}
        way={way}
        season={season}
        autoComplete="off"
        maxLength={2000}
      />
      <div className="row">
        <Choice
          label={say('log.channel')}
          value={channel}
          of={CHANNELS.map((value) => ({ value, name: say(`log.${value}`) }))}
          onChange={setChannel}
        />
        <Button type="submit" way={way}>
          {say('season.say')}
        </Button>
      </div>
    </form>
  );
}
