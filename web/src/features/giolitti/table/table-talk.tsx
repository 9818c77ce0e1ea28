import { useEffect, useRef } from 'react';
import { unmask } from '../../../generated/fragment-masking';
import {
  LOG_LINE,
  MessageForm,
  reactionIn,
  showReaction,
  SignedText,
  useJournal,
} from '../../season';
import type { LogEvent } from '../../season';
import { EventText } from '../../../ui/event-text';
import { t } from '../../../platform/i18n/translate';

const KNOWN = 60;
const SHOWN = 5;

type TalkProps = { readonly season: string; readonly maySay: boolean };

/** Shows reactions that arrive while the page is open beside their players. */
function useReactions(said: readonly LogEvent[] | null): void {
  const newest = said === null ? null : (said[0]?.seq ?? 0);
  const known = useRef<number | null>(null);
  useEffect(() => {
    const before = known.current;
    known.current = newest;
    if (before === null || said === null) return;
    for (const event of said) {
      const sign = event.__typename === 'Said' ? reactionIn(event.message) : null;
      if (sign === null || event.by.player === null || event.seq <= before) continue;
      showReaction(event.by.player.id, sign);
    }
    // `said` is a new list at each draw; its newest number tells if it has changed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [newest]);
}

/** The dynasty's recent messages at the table, with a field for a new one. */
export function TableTalk({ season, maySay }: TalkProps) {
  const journal = useJournal(season, KNOWN);
  const events = unmask(LOG_LINE, journal ?? []);
  const said = events.filter(({ __typename }) => __typename === 'Said').slice(0, SHOWN);
  useReactions(journal === null ? null : said);
  if (said.length === 0 && !maySay) return null;
  return (
    <section className="talk" aria-label={t('talk.title')}>
      <h2>{t('talk.title')}</h2>
      {said.length === 0 && <p className="quiet">{t('talk.none')}</p>}
      <ol>
        {said.map((event) => (
          <li key={event.seq}>
            {event.__typename === 'Said' ? (
              <SignedText event={event} sign={event.message} />
            ) : (
              <EventText event={event} />
            )}
          </li>
        ))}
      </ol>
      {maySay && <MessageForm season={season} channels={['TABLES']} />}
    </section>
  );
}
