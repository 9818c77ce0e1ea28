import { matchesWords } from '../../ui/text-match';

export type Entry = {
  readonly id: string;
  readonly text: string;
  /** A short description, if the text needs one. */
  readonly note?: string;
  /** Further search terms. */
  readonly also?: string;
  /** The deadline of an action. */
  readonly until?: string | null;
  /** The reason why the action is impossible now, and the moment from which it is possible. */
  readonly why?: string;
  readonly from?: string | null;
  readonly go: () => void;
};

export type Group = {
  readonly name: string;
  readonly entries: readonly Entry[];
  /** The number of entries shown before anything is typed. */
  readonly unasked: number;
};

/** The most entries shown at once, over all groups. */
const MOST = 60;

/** The entries with every typed word; before any typing, the first few of each group. */
export function matching(groups: readonly Group[], asked: string): readonly Group[] {
  let room = MOST;
  return groups.flatMap((group) => {
    const found =
      asked.trim() === ''
        ? group.entries.slice(0, group.unasked)
        : group.entries.filter(({ text, note = '', also = '' }) =>
            matchesWords(`${group.name} ${text} ${note} ${also}`, asked),
          );
    const entries = found.slice(0, room);
    room -= entries.length;
    return entries.length === 0 ? [] : [{ ...group, entries }];
  });
}
