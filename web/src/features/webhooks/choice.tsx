import { useQuery } from 'urql';
import { graphql } from '../../generated/gql';
import { Checkbox } from '../../ui/form/checkbox';
import { English } from '../../ui/english';
import { t } from '../../platform/i18n/translate';

const INBOX_KINDS = graphql(`
  query InboxKinds {
    __type(name: "InboxKind") {
      enumValues {
        name
        description
      }
    }
  }
`);
const CHANNELS = ['AUCTIONS', 'PROPOSALS', 'TABLES', 'JUDGE_ELECTIONS', 'GAME_ACTIONS'] as const;

type Choosable = { readonly value: string; readonly name: string; readonly isEnglish: boolean };

/** The channels of a season, or without one the kinds of inbox entries. */
export function useChoices(season: string | null): readonly Choosable[] {
  const [{ data }] = useQuery({ query: INBOX_KINDS, pause: season !== null });
  if (season !== null) {
    return CHANNELS.map((value) => ({ value, name: t(`log.${value}`), isEnglish: false }));
  }
  const kinds = data?.__type?.enumValues ?? [];
  return kinds.map(({ name, description }) => ({
    ...{ value: name, name: description ?? name, isEnglish: true },
  }));
}

type ChoiceProps = {
  readonly choices: readonly Choosable[];
  readonly leftOut: readonly string[];
  readonly onChange: (leftOut: readonly string[]) => void;
};

/** A checkbox for each kind of news. */
export function Choice({ choices, leftOut, onChange }: ChoiceProps) {
  return (
    <details className="unfold">
      <summary>{t('webhooks.filter')}</summary>
      <p className="quiet small">{t('webhooks.all')}</p>
      <ul className="webhooks-choices">
        {choices.map(({ value, name, isEnglish }) => (
          <li key={value}>
            <Checkbox
              checked={!leftOut.includes(value)}
              onChange={(on) =>
                onChange(on ? leftOut.filter((each) => each !== value) : [...leftOut, value])
              }
            >
              {isEnglish ? <English>{name}</English> : name}
            </Checkbox>
          </li>
        ))}
      </ul>
    </details>
  );
}
