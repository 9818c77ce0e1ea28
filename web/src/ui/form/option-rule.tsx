import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useRulesOf } from '../glossary/glossary-context';
import { t } from '../../platform/i18n/translate';
import './mutation-button.css';

type Ruled = { readonly mutation: string; readonly anchor: string; readonly input: unknown };

const OptionsContext = createContext<readonly Ruled[]>([]);

type OptionRulesProps = { readonly options: readonly Ruled[]; readonly children: ReactNode };

/** Provides the server's options to the controls inside, for links to their sections. */
export function OptionRules({ options, children }: OptionRulesProps) {
  return <OptionsContext value={options}>{children}</OptionsContext>;
}

type OptionRuleProps = {
  readonly season: string | null;
  readonly mutation: string;
  /** The input to be sent, which identifies one of several options. */
  readonly input?: object;
};

/**
 * A link from a button to the section of the rules that offers the action; nothing if it is not
 * offered.
 */
export function OptionRule({ season, mutation, input = {} }: OptionRuleProps) {
  const rules = useRulesOf(season);
  const options = use(OptionsContext).filter((each) => each.mutation === mutation);
  const option = options.find((each) => isFor(each.input, input)) ?? options[0];
  if (season === null || option === undefined) return null;
  const { anchor } = option;
  const name = t('command.section', { rule: anchor });
  return (
    <Link
      className="option-rule"
      href={`${rules}#${anchor}`}
      aria-label={name}
      title={name}
      data-act={mutation}
      data-about={idsOf(option.input)}
    >
      §
    </Link>
  );
}

/** The ids in an option's input besides the season's, to tell apart the options of one mutation. */
export const idsOf = (input: unknown): string =>
  Object.entries(typeof input === 'object' && input !== null ? input : {})
    .flatMap(([name, value]) => (name === 'seasonId' || typeof value !== 'string' ? [] : [value]))
    .sort()
    .join(' ');

/** True if the input has every value that the option fixes. */
function isFor(offered: unknown, sent: object): boolean {
  if (typeof offered !== 'object' || offered === null) return true;
  const fields = new Map<string, unknown>(Object.entries(sent));
  return Object.entries(offered).every(([name, value]) => fields.get(name) === value);
}
