import { Link } from 'wouter';
import { Deadline } from '../../../ui/deadline';
import { RuleLink } from '../../../ui/form/outcome';
import { fieldOf } from '../../../platform/offered-option';
import { t } from '../../../platform/i18n/translate';
import { useSeat } from './seat';

/**
 * The page of each task. A task is an action that others wait for, or whose omission has
 * consequences.
 */
const PLACES: Readonly<Record<string, string>> = {
  revealSecretAction: '/hands',
  acceptTrade: '/market#trade',
  acceptContract: '/contracts#contract',
  consentToContractChange: '/contracts',
  castVote: '/proposals#proposal',
  castConfidenceVote: '/judge',
  issueRuling: '/judge',
  agreeToWar: '/tables#war',
  presentHand: '/hands',
};

/** The viewer's tasks; nothing if there are none. */
export function Tasks() {
  const { season, options } = useSeat();
  const waiting = options.filter(({ mutation }) => mutation in PLACES);
  if (waiting.length === 0) return null;
  return (
    <section className="waiting" aria-labelledby="waiting">
      <h2 id="waiting">{t('waiting.title')}</h2>
      <ul>
        {waiting.map(({ mutation, description, anchor, until, input }) => (
          <li key={`${mutation} ${JSON.stringify(input)}`}>
            <Link href={`/s/${season}${placeOf(mutation, input)}`}>{description}</Link>{' '}
            {until !== null && <Deadline at={until} />}{' '}
            <span className="small">
              <RuleLink season={season} rule={anchor} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The address of a task's subject, from the id in the option's input. */
function placeOf(mutation: string, input: unknown): string {
  const [tab = '', kind] = PLACES[mutation]?.split('#') ?? [];
  if (kind === undefined) return tab;
  const id = fieldOf(input, kind === 'war' ? 'tableId' : `${kind}Id`);
  return `${tab}#${kind}-${String(id)}`;
}
