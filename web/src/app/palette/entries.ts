import { isLike } from '../../kit/is-like';

export type Entry = {
  readonly id: string;
  readonly text: string;
  /** Beside it: what it is, where it is not plain. */
  readonly note?: string;
  /** What else it is found by. */
  readonly also?: string;
  /** Until when it can be done. */
  readonly until?: string | null;
  /** Why it cannot be done now, and from when it can. */
  readonly why?: string;
  readonly from?: string | null;
  readonly go: () => void;
};

export type Group = {
  readonly name: string;
  readonly entries: readonly Entry[];
  /** How many are shown before anything is asked for. */
  readonly unasked: number;
};

/** What is shown at a time, of all groups. */
const MOST = 60;

/** What has each of the words in it; before there are any, the first few of each group. */
export function matching(groups: readonly Group[], asked: string): readonly Group[] {
  let room = MOST;
  return groups.flatMap((group) => {
    const found =
      asked.trim() === ''
        ? group.entries.slice(0, group.unasked)
        : group.entries.filter(({ text, note = '', also = '' }) =>
            isLike(`${group.name} ${text} ${note} ${also}`, asked),
          );
    const entries = found.slice(0, room);
    room -= entries.length;
    return entries.length === 0 ? [] : [{ ...group, entries }];
  });
}
