import { counted } from '../../../kernel';
import type { DynastyRuleset } from '../../dynasty/document';
import type { DynastyDeck } from '../../dynasty/deck';
import { effectsOfMask } from '../../dynasty/masks';
import { list, plain } from '../../document/markdown';

export const hours = (count: number): string => counted(count, 'hour');
export const points = (count: number): string => counted(count, 'point');
export const cards = (count: number): string => counted(count, 'card');
export const pegs = (count: number): string => counted(count, 'peg');

export const rankName = ({ suits }: DynastyDeck, code: string): string =>
  plain(suits.flatMap(({ ranks }) => ranks).find(({ rank }) => rank === code)?.name ?? code);

export const rankNames = (
  deck: DynastyDeck,
  codes: readonly string[],
  joint: 'and' | 'or' = 'or',
): string =>
  list(
    codes.map((code) => rankName(deck, code)),
    joint,
  );

/** The name of the suit of the Arcana. */
export const arcanaName = ({ suits, arcana }: DynastyDeck): string =>
  plain(suits.find(({ suit }) => suit === arcana)?.name ?? arcana);

export const className = ({ trickClasses }: DynastyRuleset, code: string): string =>
  plain(trickClasses.find((known) => known.class === code)?.name ?? code);

/** The names of all masks with an effect of this type; null for none. */
export function masksWithEffect(
  { masks }: DynastyRuleset,
  type: DynastyRuleset['masks'][number]['effect']['type'],
  joint: 'and' | 'or' = 'or',
): string | null {
  const names = masks.flatMap((mask) => {
    const found = effectsOfMask(mask).filter((effect) => effect.type === type);
    if (found.length === 0) return [];
    const always = found.some(({ holds }) => holds === undefined);
    return [`${plain(mask.name)}${always ? '' : ' (on a condition)'}`];
  });
  return names.length === 0 ? null : list(names, joint);
}

/** The names of all Arcana with a Grand Canal effect of this type; null for none. */
export function grandCanals(
  { arcana, deck }: DynastyRuleset,
  type: DynastyRuleset['arcana']['grandCanal'][number]['effect']['type'],
): string | null {
  const ranks = arcana.grandCanal.filter(({ effect }) => effect.type === type);
  return ranks.length === 0
    ? null
    : rankNames(
        deck,
        ranks.map(({ rank }) => rank),
      );
}
