import { fieldOf } from '../../platform/offered-option';

/** The season's tabs of the actions whose controls are outside the table. */
const ACTION_TABS: Readonly<Record<string, string>> = {
  hands: 'sealHand presentHand revealSecretAction',
  market:
    'offerTrade acceptTrade declineTrade cancelTrade tradeInTrungs tradeWithDuck createPlayerLot',
  contracts:
    'offerContract acceptContract declineContract depositIntoContract withdrawFromContract proposeContractChange consentToContractChange',
  proposals: 'submitProposal retractProposal castVote vetoProposal',
  judge:
    'nominateForJudge endorseCandidate withdrawEndorsement appointJudge resignAsJudge assentToJudgeRemoval requestJustice issueRuling overturnRuling callConfidenceVote castConfidenceVote',
  tables: 'playSlots sitDown standUp proposeWar agreeToWar',
  masks: 'wearMask',
  values: 'setValue takeAction',
  offices: 'appointToOffice voteForOffice resignOffice correctByOffice remindPlayers',
  host: 'advanceClock grantItems removePlayer describeSeason rotateInvite closeSeason handOnHost shareHost unshareHost handOnDealer createDuck createWorkOfArt',
};

const TABS = new Map(
  Object.entries(ACTION_TABS).flatMap(([tab, names]) =>
    names.split(' ').map((mutation) => [mutation, `/${tab}`] as const),
  ),
);

type Done = { readonly mutation: string; readonly input: unknown };

/** The page of an action, in the season with the address `page`. */
export function actionPage(page: string, { mutation, input }: Done): string {
  const game = fieldOf(input, 'gameId');
  return typeof game === 'string' ? `/g/${game}` : `${page}${TABS.get(mutation) ?? ''}`;
}
