import { useSearchParams } from 'wouter';

const KEY = 'play';

/** The play in the address; null for the live game. */
export function useReplayStep(): readonly [number | null, (play: number | null) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(KEY);
  const at = asked !== null && /^\d{1,3}$/.test(asked) ? Number(asked) : null;
  const go = (play: number | null): void =>
    setSearch(play === null ? {} : { [KEY]: String(play) }, { replace: at !== null });
  return [at, go];
}
