/** Names the dealer for dealing that is not automatic [Starting a Game]. */
import type { PlayerId } from '../../../kernel';
import { playerField, unlessAwake } from '../../../season';
import { ifDealer, letDeal } from '../../dealing/hand-on-dealer';
import { refuse } from '../../model/refusal';
import { nameOf } from '../../model/wording';
import type { DynastyEffectKind } from '../effect';

type ReplaceDealerEffect = { readonly type: 'REPLACE_DEALER'; readonly playerId: PlayerId };
declare module '../vocabulary' {
  interface OwnEffects {
    REPLACE_DEALER: ReplaceDealerEffect;
  }
}

export const REPLACE_DEALER: DynastyEffectKind<ReplaceDealerEffect> = {
  title: 'Replace the dealer',
  description: 'Makes a player the dealer, if dealing is not automatic.',
  refusals: ['ALREADY_DEALER'],
  fields: { playerId: playerField('The new dealer.', 'New dealer') },
  bare: true,
  power: null,
  deed: 'HANDS_ON',
  plan: ({ state }, { playerId }) =>
    unlessAwake(refuse, state, playerId) ?? ifDealer(state, state.need('players', playerId)),
  carryOut: (turn, { playerId }) => {
    letDeal(turn, playerId);
  },
  text: (state, { playerId }) => `${nameOf(state, playerId)} becomes the dealer.`,
};
