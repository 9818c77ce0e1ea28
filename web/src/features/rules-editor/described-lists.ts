import { useMemo } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../../generated/gql';
import type { SeasonKind } from '../../generated/graphql';
import { describedLines } from './model/described-lines';
import type { Kind } from './model/described-lines';
import { formValuesOf } from './model/form-values-of';
import { SENTENCES } from './shapes/rule-lists';
import type { Lists, RuleList } from './shapes/rule-lists';

const KINDS = graphql(`
  query MechanicKinds($season: ID!) {
    season(id: $season) {
      id
      kind
      mechanicKinds {
        path
        startsList
        title
        example
        needs {
          field
          label
          type
          required
          nullable
          maxLength
          choices {
            value
            label
          }
          condition {
            field
            values
          }
        }
      }
    }
  }
`);

type KnownLists = {
  readonly all: Lists;
  /** False while the server's lists are missing. */
  readonly isWhole: boolean;
  /** Retries a failed load; null without a failure. */
  readonly retry: (() => void) | null;
};

/** The lists of the rules: those with sentences of their own, and those that the server describes. */
export function useLists(season: string | null, pause: boolean): KnownLists {
  const [{ data, error }, ask] = useQuery({
    query: KINDS,
    variables: { season: season ?? '' },
    pause: pause || season === null,
  });
  const found = data?.season ?? null;
  const all = useMemo(() => {
    if (found === null) return SENTENCES;
    return new Map([...SENTENCES, ...describedLists(found.mechanicKinds, found.kind)]);
  }, [found]);
  const isWhole = season === null || found !== null;
  return { all, isWhole, retry: isWhole || error === undefined ? null : ask };
}

/** The lists without sentences of their own. Articles have a form of their own. */
export const describedLists = (
  kinds: readonly Kind[],
  game: SeasonKind,
): readonly (readonly [string, RuleList])[] =>
  kinds.flatMap((kind) => {
    const place = kind.path.replace(/\/-$/, '');
    const isOwn = [...SENTENCES.values()].some(
      ({ path, of = game }) => `/${path.join('/')}` === place && of === game,
    );
    const isList = place !== kind.path || kind.startsList;
    return isOwn || !isList || place === '/articles' ? [] : [[place, listOf(kind, place)] as const];
  });

function listOf({ title: name, needs, example }: Kind, place: string): RuleList {
  const lines = describedLines(needs);
  const own = needs.filter(({ field }) => field !== null && !field.includes('/'));
  const code = own.find(({ type }) => type === 'CODE')?.field ?? '';
  const title = own.find(({ field }) => field === 'title' || field === 'name')?.field ?? code;
  const path = place.slice(1).split('/');
  return { path, code, title, lines, begins: formValuesOf(lines, example), name };
}
