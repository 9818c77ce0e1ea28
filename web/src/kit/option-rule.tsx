import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useRulesOf } from '../glossary/glossary-place';
import { say } from '../words/words';
import './act.css';

type Ruled = { readonly mutation: string; readonly rule: string; readonly input: unknown };

const OptionsContext = createContext<readonly Ruled[]>([]);

type OptionRulesProps = { readonly options: readonly Ruled[]; readonly children: ReactNode };

/** What may be done in here, as the server offers it, so that whatever does it leads to its section. */
export function OptionRules({ options, children }: OptionRulesProps) {
  return <OptionsContext value={options}>{children}</OptionsContext>;
}

type OptionRuleProps = {
  readonly season: string | null;
  readonly mutation: string;
  /** What would be sent: of several options, the one that is for this. */
  readonly input?: object;
};

/** From a button to the section of the rules by which it is offered; nothing where it is not. */
export function OptionRule({ season, mutation, input = {} }: OptionRuleProps) {
  const rules = useRulesOf(season);
  const options = use(OptionsContext).filter((each) => each.mutation === mutation);
  const option = options.find((each) => isFor(each.input, input)) ?? options[0];
  if (season === null || option === undefined) return null;
  const { rule } = option;
  const name = say('command.section', { rule });
  return (
    <Link
      className="option-rule"
      href={`${rules}#${rule}`}
      aria-label={name}
      title={name}
      data-act={mutation}
      data-about={idsOf(option.input)}
    >
      §
    </Link>
  );
}

/** What an option is about, besides its season: of several for one mutation it tells which. */
export const idsOf = (input: unknown): string =>
  Object.entries(typeof input === 'object' && input !== null ? input : {})
    .flatMap(([name, value]) => (name === 'seasonId' || typeof value !== 'string' ? [] : [value]))
    .sort()
    .join(' ');

/** Whether all that an option says beforehand is in what would be sent. */
function isFor(offered: unknown, sent: object): boolean {
  if (typeof offered !== 'object' || offered === null) return true;
  const fields = new Map<string, unknown>(Object.entries(sent));
  return Object.entries(offered).every(([name, value]) => fields.get(name) === value);
}
