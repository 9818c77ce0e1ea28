import type { Owner, PlayerId, SeasonId } from '../../../kernel';
import { cardOfCode } from '../../../rulesets';
import {
  contractOwner,
  duckOwner,
  GALLERY,
  LONGEST_DUCK_NAME,
  lotOwner,
  ownerOf,
  ownerView,
} from '../../../round';
import type { ItemAmount, ProposalEffect } from '../../../round';
import { badInput } from '../../errors/fault';
import type { OwnerInput, PlayerItemsInput } from '../../generated/resolvers';
import { readWork } from '../../house/read-work';
import { localGlobalId } from '../../ids/global-ids';
import type { LocalIds } from '../../ids/global-ids';
import { MOST_OF_A_CARD, readItems } from '../../input/cards';
import { instantOf, readName } from '../../input/checks';
import { readLocalOf, readPlayerOf } from '../../input/local-ids';
import { printDateTime } from '../../scalars/date-time';
import { effectInputsBy, idInput, isGiven, playerIdOf } from './effect-input';
import { SEASON_EFFECT_INPUTS } from './season-effect-inputs';

type Whose = { readonly playerId: PlayerId } | { readonly duckId: LocalIds['Duck'] };

function readWhose(
  season: SeasonId,
  field: string,
  { playerId, duckId }: Pick<PlayerItemsInput, 'playerId' | 'duckId'>,
): Whose {
  if (isGiven(playerId) && !isGiven(duckId)) {
    return { playerId: readPlayerOf(season, `${field}.playerId`, playerId) };
  }
  if (isGiven(duckId) && !isGiven(playerId)) {
    return { duckId: readLocalOf(season, 'Duck', `${field}.duckId`, duckId) };
  }
  throw badInput(field, 'given with either a player or a duck');
}

const writeItems = (items: readonly ItemAmount[]): readonly object[] =>
  items.map(({ item, quantity }) => {
    const card = quantity > MOST_OF_A_CARD ? null : cardOfCode(item);
    return card === null ? { item, quantity } : { card: { ...card, count: quantity } };
  });

const WHOSE_ITEMS = {
  read: (season: SeasonId, at: string, input: PlayerItemsInput) => ({
    ...readWhose(season, at, input),
    items: readItems(`${at}.items`, input.items, 1),
  }),
  write: (season: SeasonId, effect: Whose & { readonly items: readonly ItemAmount[] }) => ({
    ...('duckId' in effect
      ? { duckId: localGlobalId('Duck', season, effect.duckId) }
      : { playerId: playerIdOf(season, effect.playerId) }),
    items: writeItems(effect.items),
  }),
};

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

function writeOwner(season: SeasonId, owner: Owner): object {
  const { kind, id } = ownerView(owner);
  if (kind === 'PLAYER') return { playerId: localGlobalId('Player', season, id) };
  if (kind === 'DUCK') return { duckId: localGlobalId('Duck', season, id) };
  if (kind === 'CONTRACT') return { contractId: localGlobalId('Contract', season, id) };
  return kind === 'LOT' ? { lotId: localGlobalId('Lot', season, id) } : { gallery: true };
}

export const ROUND_EFFECT_INPUTS = effectInputsBy<ProposalEffect>({
  ...SEASON_EFFECT_INPUTS,
  GIVE_ITEMS: WHOSE_ITEMS,
  TAKE_ITEMS: WHOSE_ITEMS,
  MOVE_ITEMS: {
    read: (season, at, { from, to, items }) => ({
      from: readOwner(season, `${at}.from`, from),
      to: readOwner(season, `${at}.to`, to),
      items: readItems(`${at}.items`, items, 1),
    }),
    write: (season, { from, to, items }) => ({
      from: writeOwner(season, from),
      to: writeOwner(season, to),
      items: writeItems(items),
    }),
  },
  VOID_TRADE: idInput('Trade', 'tradeId'),
  VOID_TABLE: idInput('Table', 'tableId'),
  VOID_SECRET_ACTION: idInput('SecretAction', 'actionId'),
  END_JUDGE_TERM: idInput('Player', 'playerId', 'player'),
  CORRECT_HAND: {
    read: (season, at, { handId, placement, score }) => ({
      handId: readLocalOf(season, 'Hand', `${at}.handId`, handId),
      ...{ placement, total: score ?? null },
    }),
    write: (season, { handId, placement, total }) => ({
      handId: localGlobalId('Hand', season, handId),
      ...{ placement, score: total },
    }),
  },
  CORRECT_STANDING: {
    read: (season, at, { playerId, joinedAt }) => ({
      playerId: readPlayerOf(season, `${at}.playerId`, playerId),
      joinedAtMs: instantOf(joinedAt),
    }),
    write: (season, { playerId, joinedAtMs }) => ({
      playerId: playerIdOf(season, playerId),
      joinedAt: printDateTime(joinedAtMs),
    }),
  },
  CREATE_DUCK: {
    read: (season, at, { playerId, name }) => ({
      playerId: readPlayerOf(season, `${at}.playerId`, playerId),
      name: readName(`${at}.name`, name, LONGEST_DUCK_NAME),
    }),
    write: (season, { playerId, name }) => ({ playerId: playerIdOf(season, playerId), name }),
  },
  CREATE_WORK: {
    read: (season, at, input) => readWork(season, `${at}.`, input),
    write: (season, { title, artist, value, imageUrl, playerId }) => ({
      ...{ title, artist, value, imageUrl, playerId: playerIdOf(season, playerId) },
    }),
  },
});
