/** The events that a complete recording of any edition contains. */
export const OF_EVERY_SEASON = [
  ...['RoundCreated', 'RoundStarted', 'ClockAdvanced', 'PlayerJoined', 'PlayerLeft'],
  ...['ItemsGranted', 'WeekStarted', 'WeekEnded', 'PhaseStarted', 'IncomePaid', 'LotGenerated'],
  ...['LotSold', 'AuctionConcluded', 'HandPlaced', 'Said', 'JudgeAppointed', 'JudgeElected'],
  ...['JudgeTermEnded', 'CandidacyPosted', 'CandidateEndorsed', 'EndorsementWithdrawn'],
  ...['JudgeRemovalAssented', 'JusticeRequested', 'RulingIssued', 'RulingOverturned'],
  ...['ConfidenceVoteCalled', 'ConfidenceVoteCast', 'ConfidenceVoteConcluded'],
  ...['ProposalSubmitted', 'ProposalRetracted', 'VoteCast', 'ProposalAdopted'],
  ...['ProposalRejected', 'TradeOffered', 'TradeDone', 'TradeDeclined', 'TradeCancelled'],
  'TradeOff',
];
export const SEALED = [
  ...['SecretActionCommitted', 'SecretActionRevealed', 'SecretActionFailed', 'BidFailed'],
];
export const TRUNGS = ['TrungsTradedIn'];
export const TABLES = ['SlotsPlayed', 'SatDown', 'StoodUp', 'WarProposed', 'WarAgreed', 'WarDrawn'];
export const CONTRACTS = [
  ...['ContractOffered', 'ContractAccepted', 'ContractDeclined', 'ContractCancelled'],
  ...['ContractDeposited', 'ContractPaid', 'ContractChangeProposed', 'ContractChangeConsented'],
  ...['ContractChangeDropped', 'ContractAmended', 'ContractEnded', 'ContractPartyLeft'],
  'ContractDissolved',
];
