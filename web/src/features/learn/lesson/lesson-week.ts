import type { LearnCard } from '../casino-rules';

/** The steps of the lesson, in the order of a week. */
export const STEPS = [
  ...(['start', 'hand', 'lots', 'amount', 'seal'] as const),
  ...(['open', 'barter', 'hands', 'settled', 'goal'] as const),
] as const;
export type Step = (typeof STEPS)[number];

/** What the learner has done so far; kept, so that the lesson can be left. */
export type Lesson = {
  readonly step: number;
  /** The places of the hand's cards among those held. */
  readonly hand: readonly number[];
  /** The place of the lot that the learner bids on. */
  readonly lot: number | null;
  readonly bid: number | null;
  /** True if Bruno's offer was accepted; null before. */
  readonly traded: boolean | null;
};

/** The place where the lesson is kept. */
export const LESSON = { season: null, command: 'lesson ROUND' } as const;

export const BEGINNING: Lesson = { step: 0, hand: [], lot: null, bid: null, traded: null };

const of = (suit: string, ...ranks: readonly string[]): readonly LearnCard[] =>
  ranks.map((rank) => ({ rank, suit }));

/** The learner's cards: a run of three, and one that fits nothing. */
export const HELD = [...of('LEAVES', '10', '11', '12'), ...of('CUPS', 'ACE')];

type LessonLot = {
  readonly number: number;
  readonly cards: readonly LearnCard[];
  readonly others: readonly { readonly name: string; readonly amount: number }[];
};
/** Three lots; the second holds a great hand. */
export const LOTS: readonly LessonLot[] = [
  {
    number: 1,
    cards: [...of('ROSES', '3'), ...of('COINS', '8'), ...of('BELLS', '5')],
    others: [{ name: 'Bruno', amount: 9 }],
  },
  {
    number: 2,
    cards: of('SWORDS', 'KNIGHT', 'BISHOP', 'ROOK'),
    others: [
      { name: 'Ada', amount: 25 },
      { name: 'Bruno', amount: 12 },
    ],
  },
  {
    number: 3,
    cards: [...of('HEARTS', '2'), ...of('HEARTS', '9'), ...of('CLUBS', '6')],
    others: [{ name: 'Ada', amount: 6 }],
  },
];
export const BEST_LOT = 1;
export const AMOUNTS = [10, 30, 60] as const;
/** Bruno's price for the card that fits nothing. */
export const OFFER = 20;

/** The others' hands. */
export const RIVALS = [
  { name: 'Bruno', cards: [...of('CLUBS', '7'), ...of('DIAMONDS', '7')] },
  {
    name: 'Ada',
    cards: [...of('CUPS', '9'), ...of('SWORDS', '9'), ...of('HEARTS', '9')],
  },
] as const;

/** True if the card that Bruno wants is in the hand. It must stay out of it to be traded. */
export const hasAce = ({ hand }: Pick<Lesson, 'hand'>): boolean => hand.includes(HELD.length - 1);

export const handOf = ({ hand }: Pick<Lesson, 'hand'>): readonly LearnCard[] =>
  HELD.filter((_card, at) => hand.includes(at));

/** True if the learner's bid is the highest on the lot. */
export function winsLot({ lot, bid }: Pick<Lesson, 'lot' | 'bid'>): boolean {
  const others = LOTS[lot ?? -1]?.others ?? [];
  return bid !== null && others.every(({ amount }) => amount < bid);
}

/** The step's condition to go on. */
export function isDone(step: Step, lesson: Lesson): boolean {
  if (step === 'hand') return lesson.hand.length > 0 && !hasAce(lesson);
  if (step === 'lots') return lesson.lot !== null;
  if (step === 'amount') return lesson.bid !== null;
  return step !== 'barter' || lesson.traded !== null;
}

/** The kept step, or the first one before it that is not done. */
export function stepOf(lesson: Lesson): number {
  const undone = STEPS.findIndex((step) => !isDone(step, lesson));
  const last = undone < 0 ? STEPS.length - 1 : undone;
  return Math.max(0, Math.min(lesson.step, last));
}
