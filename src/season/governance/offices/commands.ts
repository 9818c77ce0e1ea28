import type { PlayerId } from '../../../kernel';
import type { ProposalId } from '../../model/proposal-ids';

type OfOffice = {
  /** Its code. */
  readonly office: string;
};
export type AppointToOffice = OfOffice & {
  readonly type: 'AppointToOffice';
  readonly playerId: PlayerId;
};
/** null withdraws the vote. */
export type VoteForOffice = OfOffice & {
  readonly type: 'VoteForOffice';
  readonly playerId: PlayerId | null;
};
export type ResignOffice = OfOffice & { readonly type: 'ResignOffice' };
export type RemindPlayers = OfOffice & {
  readonly type: 'RemindPlayers';
  readonly playerIds: readonly PlayerId[];
  readonly message: string;
};
/** `Effect`: the effects of the game's proposals. */
export type CorrectByOfficeOf<Effect> = OfOffice & {
  readonly type: 'CorrectByOffice';
  readonly effects: readonly Effect[];
  readonly reason: string;
};
export type VetoProposal = OfOffice & {
  readonly type: 'VetoProposal';
  readonly proposalId: ProposalId;
  readonly reason: string;
};

export type OfficeCommand = AppointToOffice | VoteForOffice | ResignOffice | RemindPlayers;
