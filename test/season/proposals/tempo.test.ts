/** The bounds of the tempo and of voting periods in real seasons of both games [S23, X11]. */
import { rulesetOf as dynastyRules } from '../../../src/dynasty';
import type { ProposalEffect } from '../../../src/round';
import { rulesetOf } from '../../../src/round/model/state';
import type { Ruleset } from '../../../src/rulesets';
import { rules, TestDynasty } from '../../dynasty/harness';
import { submitted as submittedIn, vote as voteIn } from '../../dynasty/proposals/proposing';
import { EDITION, NEXT_SUNDAY, TestRound } from '../../round/harness';
import { proposal, submitted, vote } from '../../round/proposals/proposal-commands';

const NAMES = ['ann', 'bob', 'cid', 'dot', 'eve'];
const DAY = 86_400;
type Operation = { readonly op: 'replace'; readonly path: string; readonly value: unknown };

const tempo = (value: number): Operation => ({ op: 'replace', path: '/rulesDaySeconds', value });
const effect = (...patch: readonly Operation[]) => ({ type: 'AMEND_RULESET', patch }) as never;

/** A season of five players, with a proposal class whose place in the rules is `at`. */
type Season = {
  readonly ruleset: () => Ruleset;
  /** The patch that makes votes last this many rules-days. */
  readonly votes: (days: number) => Operation;
  /** The problems for which the patch is refused at submission; null for none. */
  readonly problems: (...patch: readonly Operation[]) => unknown;
  /** Adopts the patches at one instant. Returns the problems of the last one; null for none. */
  readonly adopt: (...patches: readonly (readonly Operation[])[]) => unknown;
};

function ofRound(): Season {
  const game = TestRound.open({ document: EDITION });
  game.join(...NAMES);
  game.advanceTo(NEXT_SUNDAY);
  const at = EDITION.proposals.classes.findIndex((known) => known.class === 'URGENT');
  const of = (patch: readonly Operation[]) => ({
    ...{ class: 'URGENT', effects: [effect(...patch) as ProposalEffect] },
  });
  return {
    ruleset: () => rulesetOf(game.state),
    votes: (days) => ({
      ...{ op: 'replace', path: `/proposals/classes/${at}/period` },
      value: { type: 'DAYS', days },
    }),
    problems: (...patch) => problemsOf(game.ask('ann', proposal(of(patch)))),
    adopt: (...patches) => {
      const made = patches.map((patch) => submitted(game, 'ann', of(patch)));
      for (const { id } of made) for (const name of NAMES) vote(game, name, id, 'FOR');
      game.advanceTo(made.at(-1)!.closesAtMs);
      return problemsOf(game.state.need('proposals', made.at(-1)!.id).failure?.refusal);
    },
  };
}

function ofDynasty(): Season {
  const game = TestDynasty.open({ rehearsal: false });
  game.join(...NAMES);
  const at = rules().proposals!.classes.findIndex((known) => known.class === 'STANDARD');
  const asked = { type: 'SubmitProposal', class: 'STANDARD', title: 'Tempo', text: '' } as const;
  return {
    ruleset: () => dynastyRules(game.state),
    votes: (days) => ({
      ...{ op: 'replace', path: `/proposals/classes/${at}/hours`, value: days * 24 },
    }),
    problems: (...patch) => problemsOf(game.ask('ann', { ...asked, effects: [effect(...patch)] })),
    adopt: (...patches) => {
      const made = patches.map((patch) => submittedIn(game, [effect(...patch)]));
      for (const { id } of made) voteIn(game, id, 'FOR', 'ann', 'bob', 'cid');
      return problemsOf(game.state.need('proposals', made.at(-1)!.id).failure?.refusal);
    },
  };
}

type Refused = { readonly code: string; readonly facts: object } | null | undefined;

function problemsOf(refusal: Refused): unknown {
  if (refusal === null || refusal === undefined) return null;
  expect(refusal.code).toBe('RULESET_REFUSED');
  return (refusal.facts as { problems: readonly { path: string; message: string }[] }).problems.map(
    ({ path, message }) => `${path}: ${message}`,
  );
}

const DAYS = '/rulesDaySeconds: expected at least 60 and at most 604800 outside rehearsals';
const VOTES = expect.stringMatching(
  /^\/proposals\/classes\/\d: expected a voting period of at least 60 real seconds outside rehearsals$/,
) as unknown;

describe.each([
  ['a round', ofRound],
  ['a dynasty', ofDynasty],
])('the tempo of %s, by vote', (_game, open) => {
  it.each([
    [59, [DAYS]],
    [604_801, [DAYS]],
    [365 * DAY, [DAYS]],
  ])('is refused at submission with a day of %d seconds', (seconds, problems) => {
    expect(open().problems(tempo(seconds))).toEqual(problems);
  });

  it.each([60, 604_800])('may have a day of %d seconds', (seconds) => {
    const season = open();
    expect(open().problems(tempo(seconds))).toBeNull();
    expect(season.adopt([tempo(seconds)])).toBeNull();
    expect(season.ruleset().rulesDaySeconds).toBe(seconds);
  });

  it('leaves votes of a minute at least', () => {
    const { votes, ruleset } = open();
    expect(open().problems(votes(1), tempo(60))).toBeNull();
    // The shortest period of a round is a day.
    if (ruleset().kind === 'ROUND') return;
    expect(open().problems(votes(0.5), tempo(60))).toContainEqual(VOTES);
    expect(open().problems(tempo(60), votes(0.5))).toContainEqual(VOTES);
    expect(open().problems(votes(0.5), tempo(120))).toBeNull();
  });

  it('leaves a class whose votes end within four weeks', () => {
    const season = open();
    expect(open().problems(season.votes(28))).toBeNull();
    const others = { op: 'replace', path: '/proposals/classes' } as const;
    const slow = season.ruleset().proposals!.classes.map((known) => ({
      ...known,
      ...('hours' in known ? { hours: 29 * 24 } : { period: { type: 'DAYS', days: 29 } }),
    }));
    const only = [{ ...others, value: slow }];
    expect(season.problems(...only)).toContainEqual(
      expect.stringMatching(
        /^\/proposals\/classes: expected a class whose voting period is at most/,
      ),
    );
  });

  it('is in bounds after two adoptions of one instant, too', () => {
    const { votes, ruleset } = open();
    if (ruleset().kind === 'ROUND') expect(open().adopt([votes(1)], [tempo(60)])).toBeNull();
    else expect(open().adopt([votes(0.5)], [tempo(60)])).toContainEqual(VOTES);
    const far = open();
    expect(far.adopt([tempo(604_800)], [tempo(60)])).toBeNull();
    expect(far.ruleset().rulesDaySeconds).toBe(60);
  });

  it('is judged again at its adoption', () => {
    const season = open();
    const { rulesDaySeconds } = season.ruleset();
    const slower = { op: 'test', path: '/rulesDaySeconds', value: rulesDaySeconds } as never;
    expect(season.adopt([tempo(60)], [slower, tempo(604_800)])).toEqual([
      expect.stringMatching(/^\/rulesDaySeconds: /) as unknown,
    ]);
    expect(season.ruleset().rulesDaySeconds).toBe(60);
  });
});
