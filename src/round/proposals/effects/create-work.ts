import type { NewWork } from '../../house/vocabulary';
import { addWork, unlessWork, WORK_FIELDS } from '../../house/create-work-of-art';
import { workShape } from '../../house/shape';
import { nameOf, workName } from '../../model/wording';
import type { RoundEffectKind } from '../effect';

type CreateWorkEffect = NewWork & { readonly type: 'CREATE_WORK' };
declare module '../vocabulary' {
  interface OwnEffects {
    CREATE_WORK: CreateWorkEffect;
  }
}

export const CREATE_WORK: RoundEffectKind<CreateWorkEffect> = {
  title: 'Create a Work of Art',
  description: 'Creates a Work of Art for a player.',
  refusals: ['NO_WORKS_OF_ART'],
  fields: WORK_FIELDS,
  inputType: 'WorkOfArtInput',
  power: null,
  shape: (work, effect) => workShape(work, { effect }),
  plan: ({ state, ruleset }, work) => unlessWork(state, ruleset, work),
  carryOut: (turn, work, { proposalId }) => {
    addWork(turn, work, proposalId);
  },
  text: (state, { playerId, title, artist }) =>
    `${nameOf(state, playerId)} gets a new Work of Art, ${workName({ title, artist })}.`,
};
