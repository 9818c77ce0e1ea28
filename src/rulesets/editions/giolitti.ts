/**
 * Giolitti [giolitti.txt]: the complete dynasty. This is a historical text: mistakes are corrected,
 * but rules are never improved.
 */
import type { DynastyRuleset } from '../dynasty/document';
import { deepFreeze } from '../document/ruleset';
import { GIOLITTI_ARCANA } from './giolitti-arcana';
import { GIOLITTI_DECK } from './giolitti-deck';
import { GIOLITTI_MASKS } from './giolitti-masks';
import { GIOLITTI_TRICKS } from './giolitti-tricks';

export const GIOLITTI: DynastyRuleset = deepFreeze<DynastyRuleset>({
  kind: 'DYNASTY',
  edition: 'giolitti',
  title: 'Giolitti',
  rulesDaySeconds: 86_400,
  steward: true,
  automaticDealing: true,
  claimHelp: true,
  deck: GIOLITTI_DECK,
  handSize: 7,
  playsPerParticipant: 7,
  pocketSize: 3,
  grandCanalDefendsUntilPlays: 3,
  bersaglioBase: 21,
  stakes: { start: 1, maximum: 3 },
  clockHours: 48,
  clockWarningHours: 12,
  voidHours: 48,
  startingPegs: { type: 'MEDIAN', ofTwo: 'LOWER', withoutPlayers: 0 },
  magistrelli: { start: 10, perPeg: 1, differenceDividedBy: 2 },
  juice: { base: 4, pendingSfida: 1 },
  betting: { settleHours: 48, bookmakerPegs: 1 },
  onlyActiveTricksScore: true,
  trickClasses: [
    { class: 'PERMANENT', name: 'Permanent', active: { type: 'ALL' } },
    { class: 'CELESTIAL', name: 'Celestial', active: { type: 'RANDOM', count: 1 } },
    { class: 'PARTE', name: 'Parte', active: { type: 'RANDOM', count: 2 } },
  ],
  tricks: GIOLITTI_TRICKS,
  arcana: GIOLITTI_ARCANA,
  moda: { pegsNotRaffinato: 1, pegsGreggio: 1, perVictory: 1 },
  masks: GIOLITTI_MASKS,
  proposals: {
    defaultClass: 'STANDARD',
    classes: [
      {
        class: 'STANDARD',
        name: 'Standard',
        hours: 48,
        popularity: { test: 'QUORUM', minimumVotes: 2, oldestFirst: true },
      },
      {
        class: 'CALL_FOR_JUDGEMENT',
        name: 'Call for Judgement',
        hours: 48,
        popularity: { test: 'QUORUM', minimumVotes: 2, oldestFirst: false },
      },
    ],
    mostPending: 2,
    mostPerDay: 3,
  },
  membership: { rejoinAfterHours: 96, idling: { backAfterHours: 96 } },
  articles: [
    {
      anchor: 'ending-before-resolving',
      title: 'What the Dealer does first',
      markdown:
        'If any Active games can be Ended, the Dealer should End them before resolving any Proposals ' +
        'or Calls for Judgement.',
    },
  ],
});
