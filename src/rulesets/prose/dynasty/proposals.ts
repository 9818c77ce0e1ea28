import { counted } from '../../../kernel';
import type { DynastyRuleset } from '../../dynasty/document';
import { classesWithOwnLimits, limitsFor } from '../../dynasty/proposal-limits';
import { DYNASTY_EFFECT_WORDS } from '../../document/effect-kinds';
import { possibleDynastyEffects } from '../../document/possible-effects';
import type { DynastyProposalClass } from '../../dynasty/proposals';
import { settlesEarly, voteFormulaProse } from '../../mechanics/vote-formula';
import { gravity, fallbackMajority } from '../common/voting';
import { list, plain, table } from '../../document/markdown';
import { section } from '../common/section';
import type { DynastySectionWriter } from '../common/section';
import { hours } from './words';

/** Proposals and Calls for Judgement [rulings L4, L9]. */
export const proposals: DynastySectionWriter = (ruleset) => {
  const { proposals: known, clockWarningHours } = ruleset;
  const effects = possibleDynastyEffects(ruleset).map((kind) => DYNASTY_EFFECT_WORDS[kind]);
  return section(
    'proposals',
    'Proposals',
    ...(known === undefined
      ? ['There are no proposals: only the host publishes new rules.']
      : [
          'Any player may submit a proposal of one of these classes, with its text and, if it is to ' +
            'change something, its effects. Its text cannot be edited; its author can retract it ' +
            'until it is decided.',
          table(
            ['Class', 'Voting period', 'It is adopted with', 'It is rejected with'],
            known.classes.map((each) => [
              plain(each.name),
              `${hours(each.hours)} from submission`,
              adoption(ruleset, each),
              rejection(each),
            ]),
          ),
          `Without a class it is ${plain(usual(known))}. An author may have at most ` +
            `${counted(known.mostPending, 'pending proposal')} and may make at most ` +
            `${counted(known.mostPerDay, 'proposal')} a day.${apart(known)}`,
          'Players vote for or against it from its submission on, and may change their votes until ' +
            'it is decided. Only the votes of those who are players then count.' +
            `${order(known.classes)}${warning(clockWarningHours)}`,
          fallbackMajority(known.classes),
          'The server applies the effects of an adopted proposal in order, all of them or none: it ' +
            `${list(effects, 'or')}. Effects that can no longer be ` +
            `applied are reported with the reason, and ` +
            'the proposal counts as adopted all the same. A proposal without effects is words for ' +
            'people.',
          gravity(known, DYNASTY_EFFECT_WORDS),
        ]),
  );
};

type Known = {
  readonly classes: readonly DynastyProposalClass[];
  readonly defaultClass: string;
};

/** The limits of the classes that are counted separately. */
function apart(known: NonNullable<DynastyRuleset['proposals']>): string {
  const counts = classesWithOwnLimits(known).map((each) => {
    const { mostPending, mostPerDay } = limitsFor(known, each);
    return `${plain(each.name)}, at most ${mostPending} pending and ${mostPerDay} a day`;
  });
  return counts.length === 0 ? '' : ` These are counted separately: ${counts.join('; ')}.`;
}

const usual = ({ classes, defaultClass }: Known): string =>
  classes.find((known) => known.class === defaultClass)?.name ?? defaultClass;

function adoption(ruleset: DynastyRuleset, { popularity }: DynastyProposalClass): string {
  switch (popularity.test) {
    case 'AGAINST_AT_MOST':
      return `at most ${counted(popularity.votes, 'vote')} against it at the end`;
    case 'FOR_MORE_THAN_AGAINST':
      return 'more votes for it than against at the end';
    case 'FOR_AT_LEAST_AGAINST':
      return `at least as many votes for it as against at the end${inAll(popularity.minimumVotes)}`;
    case 'FORMULA':
      return `this: ${voteFormulaProse(popularity.formula, ruleset, 'PROPOSAL', settling(popularity))}`;
    case 'QUORUM':
      return (
        `${quorum(popularity)}, at once; or more votes for it than ` +
        `against at the end${inAll(popularity.minimumVotes)}`
      );
  }
}

const inAll = (votes: number): string =>
  votes === 0 ? '' : `, and at least ${counted(votes, 'vote')} in all`;

type Popularity = DynastyProposalClass['popularity'];
type Of<Test extends Popularity['test']> = Extract<Popularity, { readonly test: Test }>;

const settling = (popularity: Of<'FORMULA'>): string =>
  settlesEarly(popularity)
    ? ', as soon as it would hold however those vote who have not, or at the end'
    : ', at the end';

const quorum = ({ quorum: own }: Of<'QUORUM'>): string =>
  own === undefined
    ? 'votes for it from more than half of the players'
    : `this: ${voteFormulaProse(own, {}, 'QUORUM', '')}`;

function rejection({ popularity }: DynastyProposalClass): string {
  const atTheEnd = 'anything that does not adopt it at the end';
  switch (popularity.test) {
    case 'QUORUM': {
      const still =
        popularity.quorum === undefined
          ? ''
          : ', if the votes of all others for it would not adopt it at once';
      return `votes against it from half of the players${still}, at once; or ${atTheEnd}`;
    }
    case 'FORMULA':
      return settlesEarly(popularity)
        ? `what would not adopt it however they vote, at once; or ${atTheEnd}`
        : atTheEnd;
    case 'AGAINST_AT_MOST':
    case 'FOR_AT_LEAST_AGAINST':
    case 'FOR_MORE_THAN_AGAINST':
      return atTheEnd;
  }
}

/** The classes in which younger proposals wait for the older ones. */
function order(classes: readonly DynastyProposalClass[]): string {
  const names = classes
    .filter(({ popularity }) => popularity.test === 'QUORUM' && popularity.oldestFirst)
    .map(({ name }) => plain(name));
  return names.length === 0
    ? ''
    : ` Those of the class ${list(names, 'or')} are decided oldest first: each waits for the older ones.`;
}

const warning = (before: number | null): string =>
  before === null ? '' : ` Players who have not voted are warned ${hours(before)} before the end.`;
