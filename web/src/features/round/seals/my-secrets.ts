import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import type { SecretActionFragment } from '../../../generated/graphql';
import { useSeat } from '../seat/seat';
import { parseBids } from './parse-sealed';
import { keptText } from '../../../platform/sealing/kept-text';

export const SECRET_ACTION = graphql(`
  fragment SecretAction on SecretAction {
    id
    kind
    sha256
    committedAt
    maturesAt
    revealsAt
    week
    status
    failure
    custody
    entrustedText
    player {
      id
      name
    }
  }
`);

export const SECRET_ACTIONS = graphql(`
  fragment SecretActions on Round {
    id
    secretActions {
      id
      ...SecretAction
    }
  }
`);

/** The sealed text that the server or this browser has for the viewer; null if neither has it. */
export const textOf = (
  season: string,
  { entrustedText, sha256 }: Pick<SecretActionFragment, 'entrustedText' | 'sha256'>,
): string | null => entrustedText ?? keptText(season, sha256);

const NOTHING: ReadonlyMap<number, number> = new Map();

type Status = SecretActionFragment['status'];

/** The viewer's sealed bids of this week, by lot number. */
export function useMySealed(
  round: FragmentType<typeof SECRET_ACTIONS>,
  of: readonly Status[] = ['COMMITTED'],
): ReadonlyMap<number, number> {
  const { season, week, me } = useSeat();
  if (me === null) return NOTHING;
  const mine = unmask(SECRET_ACTION, unmask(SECRET_ACTIONS, round).secretActions).find(
    (action) =>
      action.player.id === me.id &&
      action.kind === 'BIDS' &&
      of.includes(action.status) &&
      action.week === week,
  );
  const text = mine === undefined ? null : textOf(season, mine);
  return text === null ? NOTHING : parseBids(text);
}

const UNDECIDED: readonly Status[] = ['COMMITTED', 'REVEALED'];

/** The sum of the viewer's undecided sealed bids. */
export const useBoundBids = (round: FragmentType<typeof SECRET_ACTIONS>): number =>
  [...useMySealed(round, UNDECIDED).values()].reduce((sum, amount) => sum + amount, 0);
