/**
 * The deeds for which a proposal needs more votes than its class asks, with their words after "A
 * proposal that". The deed counts, not the kind of effect that does it [ruling AK6].
 */
export const GRAVE_WORDS = {
  WINS: 'makes a player win',
  ENDS: 'ends the season',
  REMOVES: 'removes a player',
  HANDS_ON: 'hands on the powers of the host or of the dealer',
  GIVES: 'gives a player more than a tenth of what wins',
  VALUES: 'sets a value by which proposals pass or players win',
  WINNING: 'changes how players come by what wins',
  RULES:
    'changes the rules of proposals, membership, offices with powers, hosting, victory or the length of a rules-day',
} as const satisfies Readonly<Record<string, string>>;

export type GraveDeed = keyof typeof GRAVE_WORDS;
