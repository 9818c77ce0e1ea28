import type { SeasonId } from '../../../kernel';
import type { DynastyEffect } from '../../../dynasty';
import { badInput } from '../../errors/fault';
import type { PlayerItemsInput } from '../../generated/resolvers';
import {
  code,
  descriptionsOf,
  game,
  integer,
  items,
  optional,
  player,
  readFields,
  writeFields,
} from '../../input/described-fields';
import { effectInputsBy } from './effect-input';
import { SEASON_EFFECT_INPUTS } from './season-effect-inputs';

type Pegs = Pick<Extract<DynastyEffect, { items: unknown }>, 'playerId' | 'items'>;

const MOST = 1_000_000;
const PEGS = { playerId: player(), items: items('Pegs') };

/** The pegs of a player. The same input gives items to ducks in a round. */
const pegs = (title: string) => ({
  ...{ title, fields: descriptionsOf(PEGS) },
  read: (season: SeasonId, at: string, input: PlayerItemsInput): Pegs => {
    if (typeof input.playerId !== 'string' || typeof input.duckId === 'string') {
      throw badInput(at, 'given with a player');
    }
    return readFields<Pegs>(PEGS, season, `${at}.`, input);
  },
  write: (season: SeasonId, effect: Pegs) => writeFields(PEGS, season, effect),
});

const MASK = code('MASK', 'Mask');

export const DYNASTY_EFFECT_INPUTS = effectInputsBy<DynastyEffect>({
  ...SEASON_EFFECT_INPUTS,
  GIVE_ITEMS: pegs('Give items'),
  TAKE_ITEMS: pegs('Take items'),
  CORRECT_MAGISTRELLI: {
    title: 'Correct Magistrelli',
    fields: { playerId: player(), magistrelli: integer('Magistrelli', 0, MOST) },
  },
  CORRECT_MODA: {
    title: 'Correct a Moda',
    fields: { mask: MASK, moda: integer('Moda', 1, MOST) },
  },
  CHANGE_MASK: {
    title: 'Change a mask',
    fields: { playerId: player(), mask: optional(MASK) },
  },
  VOID_GAME: { title: 'Void a game', fields: { gameId: game() }, bare: true },
  SET_STAKES: {
    title: 'Correct stakes',
    fields: { gameId: game(), stakes: integer('Stakes', 1, MOST) },
  },
  SET_SCORE: {
    title: 'Correct a score',
    fields: { gameId: game(), playerId: player(), score: integer('Score', 0, MOST) },
  },
  REPLACE_DEALER: {
    title: 'Replace the dealer',
    fields: { playerId: player('New dealer') },
    bare: true,
  },
});
