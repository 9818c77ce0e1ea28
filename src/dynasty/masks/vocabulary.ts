import { timesInWords } from '../../kernel';
import type { PlayerId, NoFacts, Sentences } from '../../kernel';
import { titled } from '../../season';
import type { DynastyFacts } from '../model/facts';
import type { GameId } from '../model/ids';

/** `mask`: null to take the mask off. */
export type WearMask = { readonly type: 'WearMask'; readonly mask: string | null };
export type UseReali = {
  readonly type: 'UseReali';
  readonly gameId: GameId;
  readonly trick: string;
};
export type RevealMask = {
  readonly type: 'RevealMask';
  readonly gameId: GameId;
  readonly mask: string;
};

export type MaskCommand = WearMask | UseReali | RevealMask;

export type MaskWorn = {
  readonly type: 'MaskWorn';
  readonly playerId: PlayerId;
  readonly mask: string | null;
};
export type RealiUsed = {
  readonly type: 'RealiUsed';
  readonly gameId: GameId;
  readonly playerId: PlayerId;
  readonly trick: string;
  readonly scored: number;
};
export type MaskRevealed = {
  readonly type: 'MaskRevealed';
  readonly gameId: GameId;
  readonly playerId: PlayerId;
  readonly mask: string;
};

/** The uses of mask powers at a table. */
export type MaskPower = RealiUsed | MaskRevealed;

export type MaskEvent = MaskWorn | MaskPower;

export type MaskRefusals = {
  readonly MASK_UNKNOWN: DynastyFacts<'mask'> & { readonly mask: string };
  readonly TRICK_UNKNOWN: DynastyFacts<'trick'>;
  readonly MASKS_WITHOUT_EFFECT: NoFacts;
  readonly MASK_LACKS_POWER: NoFacts;
  readonly POWER_USED: DynastyFacts<'times'>;
  readonly TRICK_ACTIVE: DynastyFacts<'trick'>;
  readonly SFIDA_DECLARED: NoFacts;
  readonly SAME_MASK: DynastyFacts<'mask'> & { readonly mask: string };
};

export const MASK_REFUSALS: Sentences<MaskRefusals> = {
  MASK_UNKNOWN: ({ mask }) => `The rules have no mask ${titled(mask)}.`,
  TRICK_UNKNOWN: ({ trick }) => `The rules have no trick ${titled(trick)}.`,
  MASKS_WITHOUT_EFFECT: () => 'Masks have no effect under this Grand Canal.',
  MASK_LACKS_POWER: () => 'Your mask in this game does not have this power.',
  POWER_USED: ({ times }) =>
    `You have used this power of your mask ${timesInWords(times)} in this game, as often as the rules allow.`,
  TRICK_ACTIVE: () => 'This trick is active in this game: name one that is not.',
  SFIDA_DECLARED: () =>
    'A Sfida was declared in this game: a mask can be revealed only before that.',
  SAME_MASK: () => 'You already wear this mask in this game.',
};
