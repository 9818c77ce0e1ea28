import type { Owner, SeasonId } from '../../../kernel';
import { contractOwner, duckOwner, GALLERY, lotOwner, ownerOf } from '../../../round';
import type { ProposalEffect } from '../../../round';
import { badInput } from '../../errors/fault';
import type { OwnerInput, ProposalEffectInput } from '../../generated/resolvers';
import { readItems } from '../../input/cards';
import { readLocalOf, readPlayerOf } from '../../input/local-ids';
import { isGiven } from './read-each-effect';

/** Reads a correction of a round; null if the input has none. */
export function readCorrection(
  season: SeasonId,
  field: string,
  {
    moveItems,
    voidTrade,
    voidTable,
    voidSecretAction,
    endJudgeTerm,
    declareVictor,
    correctHand,
  }: ProposalEffectInput,
): ProposalEffect | null {
  if (isGiven(moveItems)) {
    const at = `${field}.moveItems`;
    return {
      type: 'MOVE_ITEMS',
      from: readOwner(season, `${at}.from`, moveItems.from),
      to: readOwner(season, `${at}.to`, moveItems.to),
      items: readItems(`${at}.items`, moveItems.items, 1),
    };
  }
  if (isGiven(voidTrade)) {
    const tradeId = readLocalOf(season, 'Trade', `${field}.voidTrade`, voidTrade);
    return { type: 'VOID_TRADE', tradeId };
  }
  if (isGiven(voidTable)) {
    const tableId = readLocalOf(season, 'Table', `${field}.voidTable`, voidTable);
    return { type: 'VOID_TABLE', tableId };
  }
  if (isGiven(voidSecretAction)) {
    const at = `${field}.voidSecretAction`;
    const actionId = readLocalOf(season, 'SecretAction', at, voidSecretAction);
    return { type: 'VOID_SECRET_ACTION', actionId };
  }
  if (isGiven(endJudgeTerm)) {
    const playerId = readPlayerOf(season, `${field}.endJudgeTerm`, endJudgeTerm);
    return { type: 'END_JUDGE_TERM', playerId };
  }
  if (isGiven(declareVictor)) {
    const playerId = readPlayerOf(season, `${field}.declareVictor`, declareVictor);
    return { type: 'DECLARE_VICTOR', playerId };
  }
  if (isGiven(correctHand)) {
    const { handId: id, placement, score } = correctHand;
    const handId = readLocalOf(season, 'Hand', `${field}.correctHand.handId`, id);
    return { type: 'CORRECT_HAND', handId, placement, total: score ?? null };
  }
  return null;
}

function readOwner(season: SeasonId, field: string, input: OwnerInput): Owner {
  const { playerId, duckId, contractId, lotId, gallery } = input;
  const owners = [
    isGiven(playerId) ? ownerOf(readPlayerOf(season, `${field}.playerId`, playerId)) : null,
    isGiven(duckId) ? duckOwner(readLocalOf(season, 'Duck', `${field}.duckId`, duckId)) : null,
    isGiven(contractId)
      ? contractOwner(readLocalOf(season, 'Contract', `${field}.contractId`, contractId))
      : null,
    isGiven(lotId) ? lotOwner(readLocalOf(season, 'Lot', `${field}.lotId`, lotId)) : null,
    gallery === true ? GALLERY : null,
  ].filter((owner) => owner !== null);
  const [owner] = owners;
  if (owner === undefined || owners.length > 1) {
    throw badInput(field, 'given with exactly one of its fields');
  }
  return owner;
}
