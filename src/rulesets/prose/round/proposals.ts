import { counted } from '../../../kernel';
import type { RoundRuleset } from '../../round/document';
import { ROUND_EFFECT_WORDS } from '../../document/effect-kinds';
import { possibleRoundEffects } from '../../document/possible-effects';
import { gravity, fallbackMajority } from '../common/voting';
import type { Popularity, ProposalClass } from '../../round/society';
import { voteFormulaProse } from '../../mechanics/vote-formula';
import { list, plain, table } from '../../document/markdown';
import { section } from '../common/section';
import type { RoundSectionWriter } from '../common/section';
import { itemName, partOf, reputablePlayers, rulesDays } from '../common/words';

/** Proposals [rulings H1 to H3, P1]. */
export const proposals: RoundSectionWriter = (ruleset) => {
  const { classes, defaultClass } = ruleset.proposals;
  const usual = classes.find((known) => known.class === defaultClass)?.name ?? defaultClass;
  const kinds = possibleRoundEffects(ruleset);
  const effects = [...new Set(kinds.map((kind) => ROUND_EFFECT_WORDS[kind]))];
  return section(
    'proposals',
    'Proposals',
    'A proposal is submitted with its text, its class and, if it is to change something, its ' +
      `effects. Without a class it is ${plain(usual)}. Its text cannot be edited. Its author can ` +
      'retract it until its voting period ends.',
    table(
      ['Class', 'Who may submit it', 'Voting period', 'It is popular with'],
      classes.map((known) => [
        plain(known.name),
        submitters(ruleset, known),
        period(known),
        popularity(ruleset, known.popularity),
      ]),
    ),
    `Players vote for or against it from its submission on, and may change their votes until the ` +
      `period ends. Popular proposals take effect then, the oldest first.${voteWarning(ruleset)}`,
    fallbackMajority(classes),
    'The server applies the effects of an adopted proposal in order, all of them or none: it ' +
      `${list(effects, 'or')}. Effects that can no longer be applied are reported with the ` +
      'reason, and the proposal counts as adopted all the same; an article is added even then, if the ' +
      'proposal says so. A proposal without effects is words for people. Articles are rules in ' +
      'words: people enforce them, and the server shows them after its own.',
    gravity(ruleset.proposals, ROUND_EFFECT_WORDS),
    urgency(classes),
  );
};

const voteWarning = ({ warningPart }: RoundRuleset): string =>
  warningPart === undefined
    ? ''
    : ` Players who have not voted are warned when ${partOf(warningPart)} of the period is left.`;

/** The purpose of classes without a cost: repairs, as the texts say about their Urgent class. */
function urgency(classes: readonly ProposalClass[]): string | null {
  const free = classes.filter(({ uses }) => uses === null).map(({ name }) => plain(name));
  if (free.length === 0 || free.length === classes.length) return null;
  return `${list(free)} proposals are meant for mending the game and for keeping it playable.`;
}

function submitters(ruleset: RoundRuleset, { reputableOnly, uses }: ProposalClass): string {
  const who = reputablePlayers(ruleset, reputableOnly);
  return uses === null ? who : `${who} who use 1 ${itemName(ruleset, uses)}`;
}

const period = ({ period: lasts }: ProposalClass): string =>
  lasts.type === 'DAYS'
    ? `${rulesDays(lasts.days)} from submission`
    : 'The whole of the next phase that starts after submission';

function popularity(ruleset: RoundRuleset, popular: Popularity): string {
  switch (popular.test) {
    case 'AGAINST_AT_MOST':
      return `At most ${counted(popular.votes, 'vote')} against it`;
    case 'FOR_MORE_THAN_AGAINST':
      return 'More votes for it than against';
    case 'FOR_AT_LEAST_AGAINST':
      return `At least as many votes for it as against${atLeast(popular.minimumVotes)}`;
    case 'FORMULA':
      return `This: ${voteFormulaProse(popular.formula, ruleset)}`;
  }
}

const atLeast = (votes: number): string =>
  votes === 0 ? '' : `, and at least ${counted(votes, 'vote')} in all`;
