import { quoted } from '../../../kernel';
import type { PlayerId } from '../../../kernel';
import { lineField, ofTypes, playerField } from '../../../season';
import { hatch, unlessCreatable } from '../../ducks/create-duck';
import { DUCK_NAME_EXPECTED, isDuckName, LONGEST_DUCK_NAME } from '../../ducks/duck';
import { unless } from '../../model/shapes';
import { nameOf } from '../../model/wording';
import type { RoundEffectKind } from '../effect';

type CreateDuckEffect = {
  readonly type: 'CREATE_DUCK';
  readonly playerId: PlayerId;
  readonly name: string;
};
declare module '../vocabulary' {
  interface OwnEffects {
    CREATE_DUCK: CreateDuckEffect;
  }
}

export const CREATE_DUCK: RoundEffectKind<CreateDuckEffect> = {
  title: 'Create a duck',
  description: 'Gives a player a new duck.',
  refusals: ['NO_DUCKS', 'TOO_MANY_DUCKS'],
  fields: {
    playerId: playerField('The player who gets the duck.'),
    name: lineField('Name', 'The duck’s name.', LONGEST_DUCK_NAME),
  },
  inputType: 'NewDuckInput',
  power: null,
  shape: ({ name }, effect) =>
    unless(isDuckName(name), 'name', DUCK_NAME_EXPECTED, 'proposals', { effect }),
  plan: ({ state, ruleset, effects }, { playerId }) => {
    const earlier = ofTypes(effects, 'CREATE_DUCK').filter((duck) => duck.playerId === playerId);
    return unlessCreatable(state, ruleset, playerId, earlier.length);
  },
  carryOut: (turn, { playerId, name }) => {
    hatch(turn, playerId, name);
  },
  text: (state, { playerId, name }) =>
    `${nameOf(state, playerId)} gets a duck called ${quoted(name)}.`,
};
