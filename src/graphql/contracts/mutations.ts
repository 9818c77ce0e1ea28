import type { SeasonId } from '../../kernel';
import type { ContractChange } from '../../round';
import { readList } from '../input/checks';
import { readPlayerOf, readLocalOf } from '../input/local-ids';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';
import { readItems } from '../input/cards';
import { badInput } from '../errors/fault';
import type { EndContractInput, ProposeContractChangeInput } from '../generated/resolvers';
import { readClauses, readTerms } from './read-clauses';

export const offerContract: MutationField<'offerContract'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'OfferContract',
    partyIds: readList('with', input.with, 1, 19).map((id, at) =>
      readPlayerOf(seasonId, `with.${at}`, id),
    ),
    terms: readTerms(input.terms),
    clauses: readClauses(seasonId, input.clauses),
  }));

export const acceptContract: MutationField<'acceptContract'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'AcceptContract',
    contractId: readLocalOf(seasonId, 'Contract', 'contractId', input.contractId),
  }));

export const declineContract: MutationField<'declineContract'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'DeclineContract',
    contractId: readLocalOf(seasonId, 'Contract', 'contractId', input.contractId),
  }));

export const withdrawFromContract: MutationField<'withdrawFromContract'> = (
  _root,
  { input },
  context,
) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'WithdrawFromContract',
    contractId: readLocalOf(seasonId, 'Contract', 'contractId', input.contractId),
    clause: input.clause,
    items: readItems('items', input.items, 1),
  }));

export const depositIntoContract: MutationField<'depositIntoContract'> = (
  _root,
  { input },
  context,
) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'DepositIntoContract',
    contractId: readLocalOf(seasonId, 'Contract', 'contractId', input.contractId),
    items: readItems('items', input.items, 1),
  }));

type Proposed = Exclude<ContractChange, { readonly type: 'WITHDRAW' }>;

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

export const consentToContractChange: MutationField<'consentToContractChange'> = (
  _root,
  { input },
  context,
) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'ConsentToContractChange',
    changeId: readLocalOf(seasonId, 'ContractChange', 'changeId', input.changeId),
    consent: input.consent ?? true,
  }));
