import { useQuery } from 'urql';
import { graphql } from '../../generated/gql';
import { LoadFailed } from '../../ui/list/load-failed';
import { Loading } from '../../ui/loading';
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

type Choices = {
  /** Null while they are unknown. */
  readonly choices: readonly Choosable[] | null;
  /** Retries a failed load; null without a failure. */
  readonly retry: (() => void) | null;
};

/** The channels of a season, or without one the kinds of inbox entries. */
export function useChoices(season: string | null): Choices {
  const [{ data, error }, ask] = useQuery({ query: INBOX_KINDS, pause: season !== null });
  if (season !== null) {
    const named = CHANNELS.map((value) => ({ value, name: t(`log.${value}`), isEnglish: false }));
    return { choices: named, retry: null };
  }
  const kinds = data?.__type?.enumValues ?? null;
  const choices =
    kinds?.map(({ name, description }) => ({
      ...{ value: name, name: description ?? name, isEnglish: true },
    })) ?? null;
  const isFailed = choices === null && error !== undefined;
  return { choices, retry: isFailed ? () => ask({ requestPolicy: 'network-only' }) : null };
}

type ChoiceProps = Choices & {
  readonly leftOut: readonly string[];
  readonly onChange: (leftOut: readonly string[]) => void;
};

/** A checkbox for each kind of news. */
export function Choice({ choices, retry, leftOut, onChange }: ChoiceProps) {
  if (retry !== null) return <LoadFailed onRetry={retry} />;
  return (
    <details className="unfold">
      <summary>{t('webhooks.filter')}</summary>
      <p className="quiet small">{t('webhooks.all')}</p>
      {choices === null && <Loading />}
      <ul className="webhooks-choices">
        {choices?.map(({ value, name, isEnglish }) => (
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
