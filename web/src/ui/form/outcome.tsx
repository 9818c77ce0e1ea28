import { Link } from 'wouter';
import type { CommandState } from '../../platform/api/use-command';
import { English } from '../english';
import { useRulesOf } from '../glossary/glossary-context';
import { translatedRefusal } from '../../platform/i18n/print-refusal';
import { t } from '../../platform/i18n/translate';
import './mutation-button.css';

type OutcomeProps = { readonly state: CommandState; readonly season: string | null };

/** The reason for a refusal or failure, with a link to the rule. */
export function Outcome({ state, season }: OutcomeProps) {
  if (state.is === 'failed') {
    return (
      <p className="outcome" role="alert">
        {t('command.failed', { message: state.message })}
      </p>
    );
  }
  if (state.is !== 'refused') return null;
  const { anchor } = state.refusal;
  return (
    <p className="outcome" role="alert">
      <RefusalText refusal={state.refusal} />{' '}
      {season !== null && typeof anchor === 'string' && <RuleLink {...{ season, rule: anchor }} />}
    </p>
  );
}

type RefusalTextProps = { readonly refusal: Parameters<typeof translatedRefusal>[0] };

/** The sentence of a refusal, marked as English if no translation has it. */
export const RefusalText = ({ refusal }: RefusalTextProps) =>
  translatedRefusal(refusal) ?? <English>{refusal.message}</English>;

/** A link to a section of the rules in force. */
export function RuleLink({ season, rule }: { readonly season: string; readonly rule: string }) {
  return (
    <Link className="rule-link" href={`${useRulesOf(season)}#${rule}`}>
      {t('command.rule')}
    </Link>
  );
}
