import type { SeasonStore } from '../../src/engine';

/** The same store with some methods replaced. */
export function replacing(store: SeasonStore, changes: Partial<SeasonStore>): SeasonStore {
  return {
    ...(store.commitsAtOnce === undefined ? {} : { commitsAtOnce: store.commitsAtOnce }),
    commit: (group) => store.commit(group),
    load: (id) => store.load(id),
    secrets: (id) => store.secrets(id),
    record: (id) => store.record(id),
    records: (ids) => store.records(ids),
    seqs: (ids) => store.seqs(ids),
    list: (filter) => store.list(filter),
    count: (filter, most) => store.count(filter, most),
    invited: (inviteHash) => store.invited(inviteHash),
    results: (filter) => store.results(filter),
    seasonTally: (kind, asked) => store.seasonTally(kind, asked),
    gameTally: (asked) => store.gameTally(asked),
    hosted: (account, rehearsal) => store.hosted(account, rehearsal),
    journal: (...asked) => store.journal(...asked),
    stretch: (...asked) => store.stretch(...asked),
    answer: (account, season, key) => store.answer(account, season, key),
    inbox: (account, after, limit) => store.inbox(account, after, limit),
    inboxHead: (account) => store.inboxHead(account),
    newestAnswer: () => store.newestAnswer(),
    forgetAnswers: (before, limit) => store.forgetAnswers(before, limit),
    claimDue: (now, leaseMs, limit) => store.claimDue(now, leaseMs, limit),
    nextDue: () => store.nextDue(),
    ...changes,
  };
}
