import type { RoundRuleset } from '../../round/document';
import { idlingText } from '../common/seasons';
import { bullets, list } from '../../document/markdown';
import { section } from '../common/section';
import type { RoundSectionWriter } from '../common/section';
import { rulesDays } from '../common/words';

/** Players; Actions, as to reputable players [rulings B1 to B3, M3]. */
export const players: RoundSectionWriter = (ruleset) => {
  const { membership, contracts, tables, secretActions, hands } = ruleset;
  const { rejoinAfterDays, reputableAfterDays, losesItemsOnLeaving } = membership;
  return section(
    'players',
    'Players',
    'Anyone may become a player by joining the round, and a player may leave it at any time. Only ' +
      `players perform actions and vote. Items belong to players, but ${holders(ruleset)}.`,
    rejoinAfterDays > 0
      ? `A player who has left may join again no sooner than ${rulesDays(rejoinAfterDays)} later, as ` +
          'a new player.'
      : 'A player who has left may join again at once, as a new player.',
    'When a player leaves or is removed:',
    bullets(
      losesItemsOnLeaving ? `everything that the player owns is destroyed${ducks(ruleset)};` : null,
      secretActions === null
        ? 'the bids of the player are withdrawn;'
        : 'the bids of the player are withdrawn, and so are secret actions not yet decided;',
      hands.procedure === 'OPEN' ? 'a hand that the player has presented is not placed;' : null,
      'open offers of the player are cancelled;',
      contracts === null
        ? null
        : 'the player is no longer a party to any contract; a contract without parties is dissolved, ' +
            'and its items are destroyed;',
      tables === null
        ? null
        : 'the player stands up from the table, and wagers of a war not yet decided go back first;',
      ruleset.judge === null
        ? null
        : 'candidacies of the player end, and so does the player’s time as Judge.',
    ),
    'A vote counts only if its voter is a player when the votes are counted.',
    idlingText(
      membership.idling,
      ruleset.judge === null
        ? 'stand up from their table'
        : 'stand up from their table, and give up a candidacy and the chair',
    ),
    reputableAfterDays > 0
      ? 'A player is reputable after having been one for the last ' +
          `${rulesDays(reputableAfterDays)} without a break, from the instant ` +
          `${rulesDays(reputableAfterDays)} after joining.`
      : null,
  );
};

/** The owners of items other than players [ruling B1]. */
function holders({ auction: { house }, contracts, tables, trade }: RoundRuleset): string {
  const others = [
    'lots',
    house === null ? null : 'the Gallery',
    contracts === null ? null : 'contracts',
    tables === null ? null : 'tables with wagers on them',
    trade.ducks ? 'ducks' : null,
  ].filter((other) => other !== null);
  return `${list(others)} can have items, too`;
}

const ducks = ({ trade }: RoundRuleset): string =>
  trade.ducks ? ', ducks included, with all that they have' : '';
