import { Link } from 'wouter';
import type { Way } from '../../platform/api/use-command';
import { useRulesOf } from '../glossary/glossary-context';
import { say } from '../../platform/i18n/translate';
import './mutation-button.css';

type OutcomeProps = { readonly way: Way; readonly season: string | null };

/** The reason of a refusal or failure, with a link to the rule. */
export function Outcome({ way, season }: OutcomeProps) {
  if (way.is === 'failed') {
    return (
      <p className="outcome" role="alert">
        {say('command.failed', { message: way.message })}
      </p>
    );
  }
  if (way.is !== 'refused') return null;
  const { message, rule } = way.refusal;
  return (
    <p className="outcome" role="alert">
      {message} {season !== null && typeof rule === 'string' && <RuleLink {...{ season, rule }} />}
    </p>
  );
}

/** A link to a section of the rules in force. */
export function RuleLink({ season, rule }: { readonly season: string; readonly rule: string }) {
  return (
    <Link className="rule-link" href={`${useRulesOf(season)}#${rule}`}>
      {say('command.rule')}
    </Link>
  );
}
