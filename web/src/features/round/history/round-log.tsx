import { useState } from 'react';
import { Select } from '../../../ui/form/select';
import { Log, MessageForm } from '../../season';
import type { LogEvent } from '../../season';
import { t } from '../../../platform/i18n/translate';
import { useSeat } from '../seat/seat';

/** The first channel is the default for messages. */
const CHANNELS = ['AUCTIONS', 'PROPOSALS', 'TABLES', 'JUDGE_ELECTIONS', 'GAME_ACTIONS'] as const;
const FILTERS = ['all', 'mine', 'words', ...CHANNELS] as const;
type Filter = (typeof FILTERS)[number];

/** The log by channel, and a field to write a message. */
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
      <Log season={season} page={`/s/${season}`} shows={shows}>
        <Select
          label={t('log.filter')}
          value={filter}
          of={FILTERS.map((value) => ({ value, name: t(`log.${value}`) }))}
          onChange={setFilter}
        />
      </Log>
      {me !== null && <MessageForm season={season} channels={CHANNELS} />}
    </>
  );
}
