import { counted } from '../../../kernel';
import type { DynastyRuleset } from '../../dynasty/document';
import { bullets } from '../../document/markdown';
import { section } from '../common/section';
import type { DynastySectionWriter } from '../common/section';
import { tableActions } from './table-actions';
import { hours, masksWithEffect } from './words';

/** Play [rulings K5, K12, K13]. */
export const play: DynastySectionWriter = (ruleset) =>
  section(
    'play',
    'Play',
    'The starting player begins, and the two take turns. A play names one card of the deck and the ' +
      'score claimed for it; without a claim it scores nothing.',
    bullets(
      'A card that is not in the hand can be named. That comes out at the end of the game.',
      `No participant may name a card twice in a game${secondPlay(ruleset)}.`,
      'A claim is a whole number, 0 or more. If it is no higher than what the play can score, it is ' +
        'added to the player’s score; if it is higher, nothing is added, and the play stands.',
      ruleset.claimHelp
        ? 'The server tells participants what a card would score.'
        : 'Participants have to work out for themselves what a card would score.',
    ),
    ...sfida(ruleset),
    ...tableActions(ruleset),
    `A player who has to play or to answer a Sfida has ${hours(ruleset.clockHours)} for it, from the ` +
      `instant at which it can first be done. The last instant is already too late${warning(ruleset)}.`,
    'A game is closed when:',
    bullets(
      `each participant has made ${counted(ruleset.playsPerParticipant, 'play')}; the one with the ` +
        `higher score is the Campione, and nobody is if the scores are equal;`,
      'a participant resigns: by saying so, by rejecting a Sfida, by running out of time or by ' +
        'leaving the dynasty. The other one is the Campione.',
    ),
    'In a closed game nobody can play or offer a Sfida.',
  );

function sfida({ stakes }: DynastyRuleset): string[] {
  return [
    'Either participant may offer a Sfida, on anybody’s turn, while none is pending, but not twice ' +
      'in a row: after one’s own Sfida only the other may offer the next one. Until the other has ' +
      'answered it, nobody plays.',
    `An accepted Sfida raises the stakes by 1, up to ${stakes.maximum}. After that it may still ` +
      'be offered, but accepting it changes nothing.',
  ];
}

const secondPlay = (ruleset: DynastyRuleset): string => {
  const names = masksWithEffect(ruleset, 'SECOND_PLAY');
  return names === null ? '' : `, but see ${names}`;
};

const warning = ({ clockWarningHours }: DynastyRuleset): string =>
  clockWarningHours === null ? '' : `; a warning comes ${hours(clockWarningHours)} before it`;
