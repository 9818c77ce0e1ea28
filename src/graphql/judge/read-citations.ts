import { seasonId } from '../../kernel';
import { MOST_CITED } from '../../round';
import { readSeason, readerAccountId } from '../context/access';
import type { Context } from '../context/context';
import { badInput } from '../errors/fault';
import { parseId } from '../ids/global-ids';
import { readList } from '../input/checks';

type Cited = {
  readonly entries?: readonly number[] | null | undefined;
  readonly sections?: readonly string[] | null | undefined;
};

/** The citations of a request or ruling, without duplicates. The engine checks the sections. */
export function readCitations({ entries, sections }: Cited): {
  readonly entries: readonly number[];
  readonly sections: readonly string[];
} {
  return {
    entries: readDistinct('entries', entries ?? []),
    sections: readDistinct('sections', sections ?? []),
  };
}

function readDistinct<T>(field: string, list: readonly T[]): readonly T[] {
  if (new Set(list).size !== list.length) throw badInput(field, 'a list that names each once');
  return readList(field, list, 0, MOST_CITED);
}

/** Checks the cited events here, because the journal is not part of the state. */
export async function needEntries(
  context: Context,
  input: Cited & { readonly seasonId: string },
): Promise<void> {
  const named = parseId(input.seasonId);
  const entries = input.entries ?? [];
  if (named?.type !== 'Round' || entries.length === 0) return;
  // The mutation itself reports a season that the viewer may not see.
  await readSeason(
    context,
    seasonId(named.id),
    readerAccountId(context),
    ({ record: { seq: last } }) => {
      if (entries.every((entry) => entry >= 1 && entry <= last)) return true;
      throw badInput('entries', 'numbers of events that have happened', { last });
    },
  );
}
