import { Link } from 'wouter';
import { Deadline } from '../kit/deadline';
import { RuleLink } from '../kit/outcome';
import { fieldOf } from '../season/option';
import { say } from '../words/words';
import { useSeat } from './seat';

/** Where to do each thing that somebody else waits for, or that fails if it is not done. */
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

/** What somebody waits for me to do; nothing where nothing does. */
export function Waiting() {
  const { season, options } = useSeat();
  const waiting = options.filter(({ mutation }) => mutation in PLACES);
  if (waiting.length === 0) return null;
  return (
    <section className="waiting" aria-labelledby="waiting">
      <h2 id="waiting">{say('waiting.title')}</h2>
      <ul>
        {waiting.map(({ mutation, description, rule, until, input }) => (
          <li key={`${mutation} ${JSON.stringify(input)}`}>
            <Link href={`/s/${season}${placeOf(mutation, input)}`}>{description}</Link>{' '}
            {until !== null && <Deadline at={until} />}{' '}
            <span className="small">
              <RuleLink season={season} rule={rule} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** To what it is about, by the id in the option's input. */
function placeOf(mutation: string, input: unknown): string {
  const [tab = '', kind] = PLACES[mutation]?.split('#') ?? [];
  if (kind === undefined) return tab;
  const id = fieldOf(input, kind === 'war' ? 'tableId' : `${kind}Id`);
  return `${tab}#${kind}-${String(id)}`;
}
