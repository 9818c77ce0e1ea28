import type { Owner, SeasonId } from '../../kernel';
import { contractOwner, duckOwner, GALLERY, lotOwner, ownerOf, ownerView } from '../../round';
import { badInput } from '../errors/fault';
import type { OwnerInput } from '../generated/resolvers';
import { localGlobalId } from '../ids/global-ids';
import { readLocalOf, readPlayerOf } from './local-ids';

export function readOwner(season: SeasonId, field: string, input: OwnerInput): Owner {
  const { playerId, duckId, contractId, lotId, gallery } = input;
  const owners = [
    isGiven(playerId) ? ownerOf(readPlayerOf(season, `${field}.playerId`, playerId)) : null,
    isGiven(duckId) ? duckOwner(readLocalOf(season, 'Duck', `${field}.duckId`, duckId)) : null,
    isGiven(contractId)
      ? contractOwner(readLocalOf(season, 'Contract', `${field}.contractId`, contractId))
      : null,
    isGiven(lotId) ? lotOwner(readLocalOf(season, 'Lot', `${field}.lotId`, lotId)) : null,
    gallery === true ? GALLERY : null,
  ].filter((found) => found !== null);
  const [only] = owners;
  if (only === undefined || owners.length > 1) {
    throw badInput(field, 'given with exactly one of its fields');
  }
  return only;
}

export function writeOwner(season: SeasonId, of: Owner): object {
  const { kind, id } = ownerView(of);
  if (kind === 'PLAYER') return { playerId: localGlobalId('Player', season, id) };
  if (kind === 'DUCK') return { duckId: localGlobalId('Duck', season, id) };
  if (kind === 'CONTRACT') return { contractId: localGlobalId('Contract', season, id) };
  return kind === 'LOT' ? { lotId: localGlobalId('Lot', season, id) } : { gallery: true };
}

const isGiven = <T>(value: T | null | undefined): value is T =>
  value !== null && value !== undefined;
