export { appointerOf, appointToOfficeOf } from './appoint-to-office';
export type { AppointToOffice, OfficeCommand, ResignOffice, VoteForOffice } from './commands';
export type { OfficeEvent } from './events';
export { leaveOffices, termAt, officeVotesOn } from './holders';
export type { OfficeRefusals } from './refusals';
export { resignOfficeOf } from './resign-office';
export type { OfficeRow, OfficeVoteRow } from './rows';
export { voteForOfficeOf } from './vote-for-office';
