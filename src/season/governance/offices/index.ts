export { appointerOf, appointToOfficeOf } from './appoint-to-office';
export { correctByOfficeOf, LONGEST_REASON, officeCorrectedOf } from './correct-by-office';
export { drawOffices, nextOfficeDraw, officeStream } from './draw-offices';
export type { OfficeDice } from './draw-offices';
export { renewableAt } from './office-terms';
export { LONGEST_REMINDER, MOST_REMINDED, remindPlayersOf } from './remind-players';
export { resignOfficeOf } from './resign-office';
export {
  carryOutTerm,
  isOfOffice,
  SET_TERM,
  setTermText,
  unlessAllTerms,
  unlessTermOf,
} from './set-term';
export type { SetTermEffect } from './set-term';
export { vetoProposalOf } from './veto-proposal';
export type {
  AppointToOffice,
  CorrectByOfficeOf,
  OfficeCommand,
  OfficeCorrectedOf,
  OfficeDraw,
  OfficeEvent,
  OfficeFilled,
  RemindPlayers,
  ResignOffice,
  VetoProposal,
  VoteForOffice,
} from './vocabulary';
export { voteForOfficeOf } from './vote-for-office';
