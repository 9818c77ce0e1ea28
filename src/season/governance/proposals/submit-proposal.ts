/**
 * "When a proposal is submitted, the submitter may specify its class" [Proposals; rulings H1, H3].
 * The proposal keeps the terms of its class from here on, even if the class changes [ruling P5].
 */
import { byOrdinal, isName, isWords, nameExpected, ordinalOf, required } from '../../../kernel';
import type { Instant, ItemCode, Transfer } from '../../../kernel';
import type { Expression, GraveDeed } from '../../../rulesets';
import type { EmittingTurn } from '../../model/types';
import { awakePlayers, nameOf, nextNumberOf } from '../../model/players';
import type { PlayerRow } from '../../model/rows';
import type { SubmitProposalOf, ProposalSubmittedOf } from './vocabulary';
import { PROPOSAL_IDS } from '../../model/ids';
import type { Popularity } from './popularity';
import type { RefuseProposal } from './refusals';
import type { ProposalState } from './rows';
import { proposalTitled, proposalFacts } from './open-proposal';
import { popularityWithDeeds } from './grave-deeds';
import { withRevision } from './submitted-rules';

export const LONGEST_TITLE = 120;
export const LONGEST_PROPOSAL = 20_000;
export const MOST_EFFECTS = 20;

/** The rules about a class of proposals, in any game. */
export type AnyProposalClass = {
  readonly class: string;
  readonly name: string;
  readonly popularity: Popularity;
  /** The effects that proposals of the class may have; left out for all. */
  readonly effects?: readonly string[];
};
export type ProposalClasses<Class extends AnyProposalClass = AnyProposalClass> = {
  readonly defaultClass: string;
  readonly classes: readonly Class[];
  /**
   * The majority that grave deeds need in addition; left out for more than half of the players.
   */
  readonly graveMajority?: Expression;
};
export type VotingPeriod = { readonly opensAtMs: Instant; readonly closesAtMs: Instant };

type Unless<F> = (right: boolean, field: string, expected: string, rule: 'proposals') => F | null;

/** Checks a proposal's words and its number of effects. */
export const proposalShape =
  <F>(unless: Unless<F>) =>
  ({ title, text, effects }: SubmitProposalOf<unknown>): F | null =>
    unless(isName(title, LONGEST_TITLE), 'title', nameExpected(LONGEST_TITLE), 'proposals') ??
    unless(
      text.length <= LONGEST_PROPOSAL && isWords(text),
      'text',
      `up to ${LONGEST_PROPOSAL} characters, none of them control characters`,
      'proposals',
    ) ??
    unless(
      effects.length <= MOST_EFFECTS,
      'effects',
      `at most ${MOST_EFFECTS} entries`,
      'proposals',
    );

/** The class with the code; the default class if the code is null. Null if the code is unknown. */
export const classIn = <Class extends AnyProposalClass>(
  { classes, defaultClass }: ProposalClasses<Class>,
  code: string | null,
): Class | null => classes.find((known) => known.class === (code ?? defaultClass)) ?? null;

export function unlessClassIn<F>(
  refuse: RefuseProposal<F>,
  known: ProposalClasses,
  code: string | null,
): F | null {
  if (classIn(known, code) !== null) return null;
  const classes = known.classes.map((each) => each.class);
  return refuse('CLASS_UNKNOWN', 'proposals', { class: code ?? known.defaultClass, classes });
}

/** The offer's description. */
export const proposalOfferText = ({ name }: AnyProposalClass): string =>
  `Make ${/^[AEIOU]/i.test(name) ? 'an' : 'a'} ${name} proposal.`;

/** A game's functions for proposals of a class, and for their price. */
type Making<Class extends AnyProposalClass, T> = {
  readonly classes: (turn: T) => ProposalClasses<Class>;
  readonly period: (turn: T, known: Class) => VotingPeriod;
  readonly used: (known: Class) => ItemCode | null;
  /** The number of the revision in force. */
  readonly revision: (turn: T) => number;
  readonly paid: (player: PlayerRow, used: ItemCode | null) => readonly Transfer[];
};

/**
 * Submits a proposal that has passed all checks. `deeds`: the grave deeds of its effects if they
 * happened now.
 */
export const makeProposalOf =
  <Class extends AnyProposalClass, Effect, T extends EmittingTurn<ProposalSubmittedOf<Effect>>>(
    making: Making<Class, T>,
  ) =>
  (
    turn: T,
    player: PlayerRow,
    asked: SubmitProposalOf<Effect>,
    deeds: readonly GraveDeed[],
  ): null => {
    const known = required(classIn(making.classes(turn), asked.class), 'a class of proposals');
    const used = making.used(known);
    turn.emit({
      type: 'ProposalSubmitted',
      proposalId: PROPOSAL_IDS.of(nextNumberOf(turn.state, 'proposal')),
      playerId: player.id,
      class: known.class,
      title: asked.title.trim(),
      text: asked.text,
      effects: withRevision(asked.effects, making.revision(turn)),
      used,
      popularity: popularityWithDeeds(known.popularity, deeds, making.classes(turn).graveMajority),
      ...making.period(turn, known),
      transfers: making.paid(player, used),
    });
    return null;
  };

/** The id of the submitted proposal; null for other events. */
export const proposalSubmittedOf = (event: { readonly type: string }): string | null =>
  event.type === 'ProposalSubmitted' && 'proposalId' in event ? String(event.proposalId) : null;

type Submitted = { readonly atMs: Instant; readonly event: ProposalSubmittedOf<unknown> };

const className = (known: ProposalClasses | null, code: string): string =>
  (known === null ? null : classIn(known, code))?.name ?? code;

/**
 * `classesNow`: the classes of the rules in force, for the class's name. `using`: the words about
 * the payment.
 */
export const proposalSubmitted = <State extends ProposalState>(
  classesNow: (state: State) => ProposalClasses | null,
  using: (state: State, used: ItemCode) => string,
) => ({
  evolve: (state: State, { atMs, event }: Submitted) => {
    const {
      type: _type,
      proposalId: id,
      playerId: authorId,
      transfers: _transfers,
      ...made
    } = event;
    state.put('counters', { id: 'proposal', last: ordinalOf(id) });
    state.put('proposals', {
      ...made,
      id,
      authorId,
      submittedAtMs: atMs,
      status: 'OPEN',
      decidedAtMs: null,
      votesFor: null,
      votesAgainst: null,
      revision: null,
      failure: null,
    });
  },
  facts: (
    state: State,
    { playerId, proposalId, class: code, used }: ProposalSubmittedOf<unknown>,
  ) => ({
    player: nameOf(state, playerId),
    class: className(classesNow(state), code),
    ...proposalFacts(state, proposalId),
    used: used === null ? null : using(state, used),
  }),
  text: (
    state: State,
    { playerId, proposalId, class: code, used }: ProposalSubmittedOf<unknown>,
  ) => {
    const name = className(classesNow(state), code);
    const by = used === null ? '' : ` with ${using(state, used)}`;
    return `${nameOf(state, playerId)} submitted ${name} ${proposalTitled(state, proposalId)}${by}.`;
  },
  channel: 'PROPOSALS' as const,
  notice: 'VOTE_OPEN' as const,
  /** All players who can vote on the proposal [P1], except its author. */
  concerns: ({ playerId }: ProposalSubmittedOf<unknown>, state: State) =>
    awakePlayers(state)
      .sort(byOrdinal)
      .map(({ id }) => id)
      .filter((id) => id !== playerId),
});
