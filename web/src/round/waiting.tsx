import { Link } from 'wouter';
import { Deadline } from '../kit/deadline';
import { RuleLink } from '../kit/outcome';
import { say } from '../words/words';
import { useSeat } from './seat';

/** Where to do each thing that somebody else waits for, or that fails if it is not done. */
const PLACES: Readonly<Record<string, string>> = {
  revealSecretAction: '/hands',
  acceptTrade: '/market',
  acceptContract: '/contracts',
  consentToContractChange: '/contracts',
  castVote: '/proposals',
  castConfidenceVote: '/judge',
  issueRuling: '/judge',
  agreeToWar: '/tables',
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
            <Link href={`/s/${season}${PLACES[mutation] ?? ''}`}>{description}</Link>{' '}
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
