import type { Owner, PlayerId, SeasonId } from '../../../kernel';
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
import { WORK_FIELDS } from '../../house/read-work';
import { localGlobalId } from '../../ids/global-ids';
import type { LocalIds } from '../../ids/global-ids';
import {
  dateTime,
  digits,
  idOf,
  integer,
  isGiven,
  items,
  line,
  optional,
  player,
} from '../../input/described-fields';
import type { DescribedField } from '../../input/described-fields';
import { readLocalOf, readPlayerOf } from '../../input/local-ids';
import { effectInputsBy } from './effect-input';
import { pauseOf, SEASON_EFFECT_INPUTS } from './season-effect-inputs';

type Whose = { readonly playerId: PlayerId } | { readonly duckId: LocalIds['Duck'] };

const ITEMS = items();
const WHOSE = { required: false, oneOf: ['playerId', 'duckId'] };
const WHO = 'Player or duck';
const PLAYER = player(WHO);
const DUCK = idOf('Duck', 'DUCK', WHO);

/** The items of a player or a duck. */
const itemsOfSomebody = (title: string) => ({
  title,
  fields: {
    playerId: { ...PLAYER, ...WHOSE },
    duckId: { ...DUCK, ...WHOSE },
    items: ITEMS,
  },
  read: (season: SeasonId, at: string, { playerId, duckId, items: given }: PlayerItemsInput) => ({
    ...readWhose(season, at, { playerId, duckId }),
    items: ITEMS.read(season, `${at}.items`, given, ''),
  }),
  write: (season: SeasonId, effect: Whose & { readonly items: readonly ItemAmount[] }) => ({
    ...('duckId' in effect
      ? { duckId: DUCK.write(season, effect.duckId) }
      : { playerId: PLAYER.write(season, effect.playerId) }),
    items: ITEMS.write(season, effect.items),
  }),
});

function readWhose(
  season: SeasonId,
  at: string,
  { playerId, duckId }: Pick<PlayerItemsInput, 'playerId' | 'duckId'>,
): Whose {
  if (isGiven(playerId) && !isGiven(duckId)) {
    return { playerId: PLAYER.read(season, `${at}.playerId`, playerId, '') };
  }
  if (isGiven(duckId) && !isGiven(playerId)) {
    return { duckId: DUCK.read(season, `${at}.duckId`, duckId, '') };
  }
  throw badInput(at, 'given with either a player or a duck');
}

const owner = (label: string): DescribedField<Owner> => ({
  ...{ type: 'OWNER', label, required: true },
  read: readOwner,
  write: writeOwner,
});

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
  ].filter((found) => found !== null);
  const [only] = owners;
  if (only === undefined || owners.length > 1) {
    throw badInput(field, 'given with exactly one of its fields');
  }
  return only;
}

function writeOwner(season: SeasonId, of: Owner): object {
  const { kind, id } = ownerView(of);
  if (kind === 'PLAYER') return { playerId: localGlobalId('Player', season, id) };
  if (kind === 'DUCK') return { duckId: localGlobalId('Duck', season, id) };
  if (kind === 'CONTRACT') return { contractId: localGlobalId('Contract', season, id) };
  return kind === 'LOT' ? { lotId: localGlobalId('Lot', season, id) } : { gallery: true };
}

const MOST_PLACES = 1_000_000;
/** The longest score: 100 digits and a sign. */
const LONGEST_SCORE = 101;

export const ROUND_EFFECT_INPUTS = effectInputsBy<ProposalEffect>({
  ...SEASON_EFFECT_INPUTS,
  // A round pauses for whole weeks.
  PAUSE_SEASON: pauseOf(7),
  GIVE_ITEMS: itemsOfSomebody('Give items'),
  TAKE_ITEMS: itemsOfSomebody('Take items'),
  MOVE_ITEMS: {
    title: 'Move items',
    fields: { from: owner('Current owner'), to: owner('New owner'), items: ITEMS },
  },
  VOID_TRADE: {
    title: 'Undo a trade',
    fields: { tradeId: idOf('Trade', 'TRADE', 'Trade') },
    bare: true,
  },
  VOID_TABLE: {
    title: 'Undo a war or a spin',
    fields: { tableId: idOf('Table', 'TABLE', 'War or spin') },
    bare: true,
  },
  VOID_SECRET_ACTION: {
    title: 'Make a secret action fail',
    fields: { actionId: idOf('SecretAction', 'SECRET_ACTION', 'Secret action') },
    bare: true,
  },
  END_JUDGE_TERM: {
    title: 'End a Judge’s term',
    fields: { playerId: player('Judge', 'JUDGE') },
    bare: true,
  },
  CORRECT_HAND: {
    title: 'Correct a hand’s place and score',
    fields: {
      handId: idOf('Hand', 'HAND', 'Hand'),
      placement: integer('Place', 1, MOST_PLACES),
      total: optional(digits('Score', LONGEST_SCORE), 'score'),
    },
  },
  CORRECT_STANDING: {
    title: 'Correct a player’s starting date',
    fields: { playerId: player(), joinedAtMs: dateTime('Player since') },
  },
  CREATE_DUCK: {
    title: 'Create a duck',
    fields: { playerId: player(), name: line('Name', LONGEST_DUCK_NAME) },
  },
  CREATE_WORK: { title: 'Create a Work of Art', fields: WORK_FIELDS },
});
