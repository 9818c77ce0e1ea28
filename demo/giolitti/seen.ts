/** The events that a good run's journal contains. */
import type { Expectation } from '../scenes/scene';
import type { Heard } from './tell';

type Name = Heard['__typename'];
const of = <T extends Name>(
  heard: readonly Heard[],
  name: T,
): Extract<Heard, { readonly __typename: T }>[] =>
  heard.filter((event): event is Extract<Heard, { readonly __typename: T }> => {
    return event.__typename === name;
  });

export const isMissingNothing = (heard: readonly Heard[]): boolean =>
  whatWasSeen(heard).every(({ met }) => met);

const atLeast = (least: number, count: number, what: string): Expectation => ({
  what: `${what} (${count})`,
  met: count >= least,
});

export function whatWasSeen(heard: readonly Heard[]): readonly Expectation[] {
  const ended = of(heard, 'GameEnded');
  const voided = of(heard, 'GameVoided');
  const isVoid = new Set(voided.map(({ game }) => game.number));
  const standing = ended.filter(({ game }) => !isVoid.has(game.number));
  const closed = of(heard, 'GameClosed');
  const answers = of(heard, 'SfidaAnswered');
  const plays = of(heard, 'CardPlayed');
  const powers = of(heard, 'RealiUsed').length + of(heard, 'MaskRevealed').length;
  const claims = plays.filter(({ claim }) => claim > 0);
  const bets = of(heard, 'BetsSettled').flatMap(({ pegs }) => pegs);
  return [
    atLeast(10, standing.length, 'ten games came to their Fine, and stand'),
    atLeast(1, answers.filter(({ accepted }) => accepted).length, 'Sfide were accepted'),
    atLeast(1, answers.filter(({ accepted }) => !accepted).length, 'Sfide were rejected'),
    atLeast(1, powers, "masks' powers were used"),
    atLeast(1, ended.filter(({ fine }) => !fine.clean).length, 'somebody who cheated was fined'),
    atLeast(
      1,
      closed.filter(({ closing }) => closing === 'RESIGNED').length,
      'a game was resigned',
    ),
    atLeast(1, voided.length, 'a game was voided'),
    atLeast(1, of(heard, 'BookmakerDeclared').length, 'games had a bookmaker'),
    atLeast(1, of(heard, 'BetPlaced').length, 'bets were placed'),
    atLeast(1, bets.length, 'bets moved pegs'),
    {
      what: `every claim scored in full (${claims.length})`,
      met: claims.length > 0 && claims.every(({ claim, scored }) => claim === scored),
    },
    {
      what: 'a game went on under revision 1 when revision 2 was in force, and later ones under 2',
      met: goesOnUnderItsOwn(heard),
    },
  ];
}

/** The goals for the end of the dynasty. */
export const howItEnded = (heard: readonly Heard[]): readonly Expectation[] => [
  atLeast(1, of(heard, 'ProposalAdopted').length, 'players made a rule by vote'),
  atLeast(1, of(heard, 'DynastyWon').length, 'somebody won by it'),
];

function goesOnUnderItsOwn(heard: readonly Heard[]): boolean {
  const at = heard.findIndex(({ __typename }) => __typename === 'RulesetPublished');
  const later = at < 0 ? [] : heard.slice(at);
  const revisions = of(later, 'CardPlayed').map(({ game }) => game.ruleset.revision);
  const started = of(later, 'GameStarted').map(({ game }) => game.ruleset.revision);
  return revisions.includes(1) && revisions.includes(2) && started.every((each) => each >= 2);
}
