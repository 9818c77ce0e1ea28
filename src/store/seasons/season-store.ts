import type { SeasonStore } from '../../engine';
import type { Database } from '../database';
import type { LocalFingerprint } from '../metadata/assert-same-seal';
import { inboxHead, readInbox } from '../inbox/read';
import { findAnswer, forgetAnswers, newestAnswer } from './answers';
import { commit } from './commit';
import { claimDue, nextDue } from './due';
import { countHosted, countSeasons, findInvited, listSeasons } from './list';
import { loadSeason, loadSecrets } from './load';
import { findRecords } from './records';
import { listResults } from './results';
import { readStretch } from './stretch';
import { tallyGames, tallySeasons } from './tallies';
import { readVersions } from './versions';

/**
 * The number of ordinary commits at once. The pool has more connections than these and the commits
 * of locked seasons need.
 */
const SHARED_COMMITS = 3;

export function seasonStore(database: Database, own: LocalFingerprint): SeasonStore {
  return {
    commitsAtOnce: database.sharedWrites ? SHARED_COMMITS : 1,
    commit: (group) => commit(database, group, own),
    load: (id) => loadSeason(database, id),
    secrets: (id) => loadSecrets(database, id),
    record: async (id) => (await findRecords(database, [id]))[0] ?? null,
    records: (ids) => findRecords(database, ids),
    seqs: (ids) => database.read((manager) => readVersions(manager, ids)),
    list: (filter) => listSeasons(database, filter),
    count: (filter, most) => countSeasons(database, filter, most),
    invited: (inviteHash) => findInvited(database, inviteHash),
    results: (filter) => listResults(database, filter),
    seasonTally: (kind, asked) => tallySeasons(database, kind, asked),
    gameTally: (asked) => tallyGames(database, asked),
    hosted: (accountId, rehearsal) => countHosted(database, accountId, rehearsal),
    journal: (id, after, limit) =>
      readStretch(database, id, { after, before: null, fromEnd: false, limit }),
    stretch: (id, stretch) => readStretch(database, id, stretch),
    answer: (accountId, season, key) => findAnswer(database, accountId, season, key),
    forgetAnswers: (before, limit) => forgetAnswers(database, before, limit),
    newestAnswer: () => newestAnswer(database),
    inbox: (account, after, limit) => readInbox(database, account, after, limit),
    inboxHead: (account) => inboxHead(database, account),
    claimDue: (now, leaseMs, limit) => claimDue(database, now, leaseMs, limit),
    nextDue: () => nextDue(database),
  };
}
