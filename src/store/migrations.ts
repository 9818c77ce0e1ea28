import { FirstTables } from '../../migrations/0001-first-tables';
import { TablesAndSittings } from '../../migrations/0002-tables-and-sittings';
import { TradesAndInbox } from '../../migrations/0003-trades-and-inbox';
import { JudgeAndChannels } from '../../migrations/0004-judge-and-channels';
import { ProposalTables } from '../../migrations/0005-proposals';
import { OpenBids } from '../../migrations/0006-open-bids';
import { PresentedHands } from '../../migrations/0007-presented-hands';
import { AuctionHouse } from '../../migrations/0008-auction-house';
import { Ducks } from '../../migrations/0009-ducks';
import { DynastyTables } from '../../migrations/0010-dynasty';
import { AgeOfAnswers } from '../../migrations/0011-age-of-answers';
import { Asides } from '../../migrations/0012-asides';
import { LeadersAgain } from '../../migrations/0013-leaders-again';
import { AsidesOfBefore } from '../../migrations/0014-asides-of-before';
import { ParentsOfTokens } from '../../migrations/0015-parents-of-tokens';
import { GuestsBySight } from '../../migrations/0016-guests-by-sight';
import { EmptyRoundsSleep } from '../../migrations/0017-empty-rounds-sleep';
import { ClientSeeds } from '../../migrations/0018-client-seeds';
import { House } from '../../migrations/0019-house';
import { WordInTime } from '../../migrations/0020-word-in-time';
import { AccountsThatGo } from '../../migrations/0021-accounts-that-go';
import { Lobby } from '../../migrations/0022-lobby';
import { RevisionsBySeq } from '../../migrations/0023-revisions-by-seq';
import { FeedsOfTokens } from '../../migrations/0024-feeds-of-tokens';
import { Results } from '../../migrations/0025-results';
import { DynastyProposals } from '../../migrations/0026-dynasty-proposals';
import { SelfGovernment } from '../../migrations/0027-self-government';
import { TrackedValues } from '../../migrations/0030-tracked-values';
import { NobodyOwnsASeason } from '../../migrations/0031-nobody-owns-a-season';
import { Pauses } from '../../migrations/0032-pauses';
import { Offices } from '../../migrations/0033-offices';
import { TermsThatAreSet } from '../../migrations/0036-terms-that-are-set';
import { ConditionsOfMasks } from '../../migrations/0037-conditions-of-masks';
import { PastPauses } from '../../migrations/0038-past-pauses';
import { JournalIndexes } from '../../migrations/0040-journal-indexes';
import { RowsBySeason } from '../../migrations/0041-rows-by-season';
import { SecretAttempts } from '../../migrations/0042-secret-attempts';
import { Webhooks } from '../../migrations/0050-webhooks';
import { FormatsOfWebhooks } from '../../migrations/0051-formats-of-webhooks';
import { StandingMessages } from '../../migrations/0052-standing-messages';
import { Mail } from '../../migrations/0055-mail';
import { Identities } from '../../migrations/0056-identities';
import { Vetoes } from '../../migrations/0039-vetoes';
import { AgeOfWebhooks } from '../../migrations/0057-age-of-webhooks';

/** The migrations in the order in which they run. */
export const MIGRATIONS = [
  FirstTables,
  TablesAndSittings,
  TradesAndInbox,
  JudgeAndChannels,
  ProposalTables,
  OpenBids,
  PresentedHands,
  AuctionHouse,
  Ducks,
  DynastyTables,
  AgeOfAnswers,
  Asides,
  LeadersAgain,
  AsidesOfBefore,
  ParentsOfTokens,
  GuestsBySight,
  EmptyRoundsSleep,
  ClientSeeds,
  House,
  WordInTime,
  AccountsThatGo,
  Lobby,
  RevisionsBySeq,
  FeedsOfTokens,
  Results,
  DynastyProposals,
  SelfGovernment,
  TrackedValues,
  NobodyOwnsASeason,
  Pauses,
  Offices,
  TermsThatAreSet,
  ConditionsOfMasks,
  PastPauses,
  Vetoes,
  JournalIndexes,
  RowsBySeason,
  SecretAttempts,
  Webhooks,
  FormatsOfWebhooks,
  StandingMessages,
  Mail,
  Identities,
  AgeOfWebhooks,
];
