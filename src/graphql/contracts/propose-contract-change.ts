import type { SeasonId } from '../../kernel';
import type { Change } from '../../round';
import { badInput } from '../errors/fault';
import type { EndContractInput, ProposeContractChangeInput } from '../generated/resolvers';
import { readItems } from '../input/cards';
import { readList } from '../input/checks';
import { readLocalOf } from '../input/locals';
import { readPlayerOf } from '../input/players';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';
import { readClauses, readTerms } from './read-clauses';

type Proposed = Exclude<Change, { readonly type: 'WITHDRAW' }>;

export const proposeContractChange: MutationField<'proposeContractChange'> = (
  _root,
  { input },
  context,
) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'ProposeContractChange',
    contractId: readLocalOf(seasonId, 'Contract', 'contractId', input.contractId),
    change: readChange(seasonId, input),
  }));

function readChange(season: SeasonId, input: ProposeContractChangeInput): Proposed {
  const [amend, end] = [input.amend ?? null, input.end ?? null];
  if (amend !== null && end === null) {
    const clauses = readClauses(season, amend.clauses);
    return { type: 'AMEND', terms: readTerms(amend.terms), clauses };
  }
  if (end !== null && amend === null) return readEnd(season, end);
  throw badInput('amend', 'given, or else `end`, and not both');
}

function readEnd(season: SeasonId, { shares, restTo }: EndContractInput): Proposed {
  return {
    type: 'END',
    shares: readList('end.shares', shares ?? [], 0, 20).map(({ player, items }, at) => ({
      playerId: readPlayerOf(season, `end.shares.${at}.player`, player),
      items: readItems(`end.shares.${at}.items`, items, 0),
    })),
    restToId: readPlayerOf(season, 'end.restTo', restTo),
  };
}
