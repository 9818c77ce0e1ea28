import { candidacies } from './candidacies';
import { confidenceBallots } from './confidence-ballots';
import { confidenceVotes } from './confidence-votes';
import { endorsements } from './endorsements';
import { judgeTerms } from './judge-terms';
import { justiceRequests } from './justice-requests';
import { removalAssents } from './removal-assents';
import { rulings } from './rulings';

/** The tables of the Judge. */
export const judgeTables = {
  candidacies,
  confidenceBallots,
  confidenceVotes,
  endorsements,
  judgeTerms,
  justiceRequests,
  removalAssents,
  rulings,
};
