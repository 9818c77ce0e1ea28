/**
 * "At the end of its voting period, a proposal takes effect if it is popular …. If more than one
 * proposal would otherwise take effect simultaneously, they take effect in the order in which they
 * were created" [Proposals; rulings A3, H2, H3, L9].
 */
import { byOrdinal, counted, phrase, retime, SECOND_MS } from '../../../kernel';
import type { Instant, PlayerId } from '../../../kernel';
import { changesInWords } from '../../../rulesets';
import type { Ruleset } from '../../../rulesets';
import type { RevisionRow, SeasonRow } from '../../model/rows';
import type { TrackedState } from '../../mechanics/rows';
import { forgetUndeclared } from '../../mechanics/value-now';
import type { ProposalAdoptedOf, ProposalRejected } from './vocabulary';
import type { Tally } from './popularity';
import type { ProposalState } from './rows';
import type { NoticeKind } from '../../framework/notice';
import { activePlayers } from '../../model/players';
import { atTempo } from '../../model/pausing';
import { proposalTitled, proposalFacts } from './open-proposal';
import type { ProposalId } from '../../model/ids';

type Revised<Document> = TrackedState & {
  need(table: 'revisions', id: string): RevisionRow<Document>;
  put(table: 'revisions', row: RevisionRow<Document>): void;
};

type Timed = Pick<SeasonRow, 'dayMs' | 'anchorMs' | 'rulesAnchorMs' | 'pausedUntilMs'>;

/**
 * Adds the revision, in force from this instant on. Rules-time continues from its present value
 * [ruling P5], and the rest of a pause still lasts as many rules-days [AA5]. Returns the season's
 * new fields.
 */
export function putRevisionOf<Document extends Ruleset>(
  state: Revised<Document>,
  season: Timed & Pick<SeasonRow, 'pausedSinceMs'>,
  { revision, document }: { readonly revision: number; readonly document: Document },
  { seq, atMs }: { readonly seq: number; readonly atMs: Instant },
): Timed & Pick<SeasonRow, 'revision'> {
  const dayMs = document.rulesDaySeconds * SECOND_MS;
  const timed = retimed(season, dayMs, atMs);
  const id = `r${String(revision)}`;
  forgetUndeclared(state, document);
  state.put('revisions', { id, revision, adoptedAtMs: atMs, adoptedSeq: seq, document });
  return { revision, ...timed };
}

function retimed(
  season: Timed & Pick<SeasonRow, 'pausedSinceMs'>,
  dayMs: number,
  atMs: Instant,
): Timed {
  const { anchorMs, rulesAnchorMs, pausedSinceMs, pausedUntilMs } = season;
  if (dayMs === season.dayMs) return { dayMs, anchorMs, rulesAnchorMs, pausedUntilMs };
  const tempo = retime(season, dayMs, atMs);
  return {
    ...tempo,
    pausedUntilMs:
      pausedSinceMs === null || pausedUntilMs === null
        ? pausedUntilMs
        : atTempo(season, tempo, pausedUntilMs),
  };
}

type Decided<E> = { readonly atMs: Instant; readonly event: E };
type Adopted = ProposalAdoptedOf<Ruleset, unknown>;

/** The most changes of things that the sentence of an adoption names. */
const MOST_WORDS = 10;

/**
 * The players whose things an adoption changes without an event of its own, and the changes in words.
 * A game adds what its effects change.
 */
export type Touched = {
  readonly players: readonly PlayerId[];
  readonly words: readonly string[];
};

/**
 * The changes of an adoption to the proposal itself. A game adds the changes that its effects make.
 * Everybody hears of new rules, and each player of what was gained or lost. `rulesOf`: a revision of
 * the rules.
 */
export const proposalAdoptedOf = <State extends ProposalState, E extends Adopted>(
  touchedBy: (state: State, event: E) => Touched,
  rulesOf: (state: State, revision: number) => Ruleset | null,
) => ({
  evolve: (state: ProposalState, { atMs, event }: Decided<Adopted>) => {
    const { proposalId, votesFor, votesAgainst, failure, revision } = event;
    state.put('proposals', {
      ...state.need('proposals', proposalId),
      status: 'ADOPTED',
      decidedAtMs: atMs,
      votesFor,
      votesAgainst,
      revision: revision?.revision ?? null,
      failure,
    });
  },
  facts: (state: State, { proposalId, votesFor, votesAgainst, revision, failure }: E) => ({
    ...proposalFacts(state, proposalId),
    votesFor,
    votesAgainst,
    revision: revision?.revision ?? null,
    failed: failure !== null,
  }),
  text: (state: State, event: E) => {
    const revision =
      event.revision === null
        ? ''
        : `; revision ${event.revision.revision} of the rules is in force`;
    const which = event.revision === null ? 'its effects' : 'its other effects';
    const failure = event.failure === null ? '' : `; ${which} could not be applied`;
    const { words } = touchedBy(state, event);
    const more = words.length > MOST_WORDS ? [`and ${words.length - MOST_WORDS} more`] : [];
    const touched = phrase(': ', [...words.slice(0, MOST_WORDS), ...more].join(', '));
    const rules = changedRules(event.revision, (before) => rulesOf(state, before));
    const outcome = `was adopted ${tallyWords(event)}${revision}${failure}${touched}.`;
    return `${subject(state, event)}, ${outcome}${phrase(' ', rules)}`;
  },
  channel: 'PROPOSALS' as const,
  notice: (event: E, state: State, player: PlayerId): NoticeKind => {
    if (author(event, state).includes(player)) return 'PROPOSAL_DECIDED';
    return touchedBy(state, event).players.includes(player) ? 'RECEIVED' : 'RULES_CHANGED';
  },
  concerns: (event: E, state: State): readonly PlayerId[] => {
    const all = event.revision === null ? [] : activePlayers(state).sort(byOrdinal);
    const told = [
      ...author(event, state),
      ...touchedBy(state, event).players,
      ...all.map(({ id }) => id),
    ];
    return [...new Set(told)];
  },
});

/** The first changes of the rules in sentences; empty for none. */
export function changedRules(
  put: { readonly revision: number; readonly document: Ruleset } | null,
  rulesOf: (revision: number) => Ruleset | null,
): string {
  if (put === null) return '';
  const before = rulesOf(put.revision - 1);
  // The stored document, since the words of a pair of documents are kept.
  const after = rulesOf(put.revision) ?? put.document;
  return before === null ? '' : changesInWords(before, after);
}

export const proposalRejected = {
  evolve: (state: ProposalState, { atMs, event }: Decided<ProposalRejected>) => {
    const { proposalId, votesFor, votesAgainst } = event;
    const proposal = state.need('proposals', proposalId);
    const rejected = { status: 'REJECTED', decidedAtMs: atMs, votesFor, votesAgainst } as const;
    state.put('proposals', { ...proposal, ...rejected });
  },
  facts: (state: ProposalState, { proposalId, votesFor, votesAgainst }: ProposalRejected) => ({
    ...proposalFacts(state, proposalId),
    votesFor,
    votesAgainst,
  }),
  text: (state: ProposalState, event: ProposalRejected) =>
    `${subject(state, event)}, was rejected ${tallyWords(event)}.`,
  channel: 'PROPOSALS' as const,
  notice: 'PROPOSAL_DECIDED' as const,
  concerns: author,
};

type OfProposal = { readonly proposalId: ProposalId };

export function author({ proposalId }: OfProposal, state: ProposalState): readonly PlayerId[] {
  return [state.need('proposals', proposalId).authorId];
}

/** The proposal's number and title, with a capital letter for the start of a sentence. */
function subject(state: ProposalState, { proposalId }: OfProposal): string {
  const text = proposalTitled(state, proposalId);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const tallyWords = ({ votesFor, votesAgainst }: Tally): string =>
  `by ${votesFor} to ${counted(votesAgainst, 'vote')}`;
