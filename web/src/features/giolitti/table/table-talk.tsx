import { unmask } from '../../../generated/fragment-masking';
import { LOG_LINE, MessageForm, useJournal } from '../../season';
import { t } from '../../../platform/i18n/translate';

const KNOWN = 60;
const SHOWN = 5;

type TalkProps = { readonly season: string; readonly maySay: boolean };

/** The dynasty's recent messages at the table, with a field for a new one. */
export function TableTalk({ season, maySay }: TalkProps) {
  const events = unmask(LOG_LINE, useJournal(season, KNOWN) ?? []);
  const said = events.filter(({ __typename }) => __typename === 'Said').slice(0, SHOWN);
  if (said.length === 0 && !maySay) return null;
  return (
    <section className="talk" aria-label={t('talk.title')}>
      <h2>{t('talk.title')}</h2>
      {said.length === 0 && <p className="quiet">{t('talk.none')}</p>}
      <ol>
        {said.map(({ seq, text }) => (
          <li key={seq}>{text}</li>
        ))}
      </ol>
      {maySay && <MessageForm season={season} channels={['TABLES']} />}
    </section>
  );
}
