import type { Owner } from '../../../../src/kernel';
import {
  contractOwner,
  duckOwner,
  GALLERY,
  lotOwner,
  ownerOf,
  ROUND_EFFECTS,
} from '../../../../src/round';
import type { ProposalEffect, ProposalRow } from '../../../../src/round';
import { amendRuleset } from '../../../../src/rulesets';
import { OFFICES } from '../../../support/custom-mechanics';
import { effectWith } from '../../../support/random-effect';
import type { FieldValues } from '../../../support/random-effect';
import { later } from '../../harness';
import type { Entries } from '../entry';
import { text } from '../entry';
import type { Scene } from '../scene';
import { patchesOf } from '../patches';
import { newWork } from './house';
import { anyTracked, some, subject } from './values';

type ProposalCommand =
  'SubmitProposal' | 'RetractProposal' | 'CastVote' | 'CorrectByOffice' | 'VetoProposal';

const DAY_MS = 86_400_000;
type EffectOf<T extends ProposalEffect['type']> = ProposalEffect & { readonly type: T };

/** Creates effects whose values are chosen with care. The others have values by their fields. */
const EFFECTS = {
  AMEND_RULESET: ({ pick, ruleset }) => ({
    type: 'AMEND_RULESET',
    patch: [...(pick.from(patchesOf(ruleset)) ?? [])],
  }),
  ADD_ARTICLE: ({ pick }) => ({
    type: 'ADD_ARTICLE',
    ...article(pick.of('feast', 'quiet', 'war')),
    evenIfOthersFail: pick.oneIn(2),
  }),
  REPLACE_ARTICLE: ({ pick }) => ({
    type: 'REPLACE_ARTICLE',
    ...article(pick.of('feast', 'metaruleset')),
  }),
  REPEAL_ARTICLE: ({ pick }) => ({
    type: 'REPEAL_ARTICLE',
    anchor: pick.of('feast', 'quiet', 'urgent-proposals'),
  }),
  SET_VALUE: (scene) => {
    const declared = anyTracked(scene);
    return {
      type: 'SET_VALUE',
      value: declared?.value ?? 'HONOUR',
      ...subject(scene, declared),
      to: some(scene, declared),
    };
  },
  GIVE_ITEMS: (scene) => ({ type: 'GIVE_ITEMS', ...goods(scene) }),
  TAKE_ITEMS: (scene) => ({ type: 'TAKE_ITEMS', ...goods(scene) }),
  MOVE_ITEMS: (scene) => ({
    type: 'MOVE_ITEMS',
    from: owner(scene),
    to: owner(scene),
    items: [{ item: scene.item(), quantity: scene.pick.of(1, 2, 5, 0) }],
  }),
  VOID_TRADE: (scene) => ({ type: 'VOID_TRADE', tradeId: scene.idIn('trades') }),
  VOID_TABLE: (scene) => ({ type: 'VOID_TABLE', tableId: scene.idIn('gamingTables') }),
  VOID_SECRET_ACTION: (scene) => ({
    type: 'VOID_SECRET_ACTION',
    actionId: scene.idIn('secretActions'),
  }),
  VOID_SECRET_ATTEMPT: (scene) => ({
    type: 'VOID_SECRET_ATTEMPT',
    attemptId: scene.idIn('secretAttempts'),
  }),
  REPLACE_HOST: (scene) => ({ type: 'REPLACE_HOST', playerId: scene.player() }),
  REMOVE_PLAYER: (scene) => ({ type: 'REMOVE_PLAYER', playerId: scene.player() }),
  CLOSE_SEASON: () => ({ type: 'CLOSE_SEASON' }),
  PAUSE_SEASON: ({ pick }) => ({ type: 'PAUSE_SEASON', days: pick.of(7, 14, 7, 35, 3) }),
  RESUME_SEASON: () => ({ type: 'RESUME_SEASON' }),
  END_JUDGE_TERM: (scene) => ({ type: 'END_JUDGE_TERM', playerId: scene.player() }),
  SET_TERM: (scene) => ({
    type: 'SET_TERM',
    office: scene.pick.of(null, null, ...OFFICES.map(({ office }) => office)),
    playerId: scene.player(),
    untilMs: scene.pick.of(null, later(scene.round.now, scene.pick.of(3, 10, 30, -1) * DAY_MS)),
  }),
  CORRECT_HAND: (scene) => ({
    type: 'CORRECT_HAND',
    handId: scene.idIn('hands'),
    placement: scene.pick.of(1, 2, 7, 0),
    total: scene.pick.of(null, '253', '-4', 'many'),
  }),
  DECLARE_VICTOR: (scene) => ({
    type: 'DECLARE_VICTOR',
    playerId: scene.pick.oneIn(8) ? scene.player() : ('p0' as never),
  }),
  CREATE_DUCK: (scene) => ({ type: 'CREATE_DUCK', playerId: scene.player(), name: 'Dora' }),
  CREATE_WORK: (scene) => ({ type: 'CREATE_WORK', ...newWork(scene) }),
  CORRECT_STANDING: (scene) => ({
    type: 'CORRECT_STANDING',
    playerId: scene.player(),
    joinedAtMs: later(scene.round.now, scene.pick.of(-30, -8, -1, 365) * DAY_MS),
  }),
} satisfies { readonly [T in ProposalEffect['type']]?: (scene: Scene) => EffectOf<T> };

/** Creates each kind of effect. */
const KINDS: readonly ((scene: Scene) => ProposalEffect)[] = [
  ...Object.values(EFFECTS),
  ...Object.entries(ROUND_EFFECTS.forms)
    .filter(([type]) => !(type in EFFECTS))
    .map(
      ([type, form]) =>
        (scene: Scene) =>
          effectWith(type, form, valuesIn(scene)) as ProposalEffect,
    ),
];

const valuesIn = (scene: Scene): FieldValues => ({
  ...{ PLAYER: () => scene.player(), JUDGE: () => scene.player(), CARD: () => scene.card() },
  ...{ DUCK: () => scene.idIn('ducks'), TRADE: () => scene.idIn('trades') },
  ...{ TABLE: () => scene.idIn('gamingTables'), HAND: () => scene.idIn('hands') },
  ...{ SECRET_ACTION: () => scene.idIn('secretActions'), OWNER: () => owner(scene) },
  SECRET_ATTEMPT: () => scene.idIn('secretAttempts'),
  ...{ GAME: () => null, MASK: () => null, VALUE: () => 1, PATCH: () => [] },
  OFFICE: () => scene.pick.from(OFFICES)?.office,
  TRACKED_VALUE: () => anyTracked(scene)?.value,
  ...{ ARTICLE: () => 'feast', TEXT: () => 'Dora', MARKDOWN: () => 'Quack.', URL: () => null },
  ITEMS: () => goods(scene).items,
  INTEGER: ({ minimum = 1 }) => scene.pick.of(minimum, minimum + 1, minimum + 6, -1),
  DIGITS: () => scene.pick.of('7', '-4', 'many'),
  BOOLEAN: () => scene.pick.oneIn(2),
  DATE_TIME: () => later(scene.round.now, scene.pick.of(-30, -1, 30) * DAY_MS),
});

/** The owner of items: a player, a lot, a contract, a duck, or the Gallery. */
const owner = (scene: Scene): Owner =>
  scene.pick.of(
    ownerOf(scene.player()),
    lotOwner(scene.idIn('lots')),
    contractOwner(scene.idIn('contracts')),
    duckOwner(scene.idIn('ducks')),
    GALLERY,
  );

const article = (anchor: string) => ({ anchor, title: 'A feast', markdown: 'All quack.' });

const goods = (scene: Scene) => ({
  playerId: scene.player(),
  items: [{ item: scene.item(), quantity: scene.pick.of(1, 2, 5, 0) }],
});

function effect(scene: Scene): ProposalEffect {
  if (scene.pick.oneIn(3)) return EFFECTS.AMEND_RULESET(scene);
  const make = scene.pick.from(KINDS) ?? EFFECTS.GIVE_ITEMS;
  return make(scene);
}

/** Mostly an effect that an office may have the power to cause. */
const rightedBy = (scene: Scene): ProposalEffect =>
  scene.pick.of<(from: Scene) => ProposalEffect>(
    EFFECTS.GIVE_ITEMS,
    EFFECTS.TAKE_ITEMS,
    EFFECTS.MOVE_ITEMS,
    EFFECTS.CORRECT_STANDING,
    EFFECTS.CORRECT_HAND,
    EFFECTS.VOID_TRADE,
    EFFECTS.VOID_TABLE,
    EFFECTS.VOID_SECRET_ACTION,
    EFFECTS.VOID_SECRET_ATTEMPT,
    EFFECTS.SET_TERM,
  )(scene);

/** An amendment, if the ruleset accepts it; otherwise empty. */
function amendment(scene: Scene): ProposalEffect[] {
  const one = EFFECTS.AMEND_RULESET(scene);
  return amendRuleset(scene.ruleset, one.patch).ok ? [one] : [];
}

const openId = (scene: Scene): ProposalRow['id'] =>
  (scene.pick.oneIn(8)
    ? null
    : scene.pick.from(scene.state.by('proposals', 'status', 'OPEN'))?.id) ??
  scene.idIn('proposals');

export const PROPOSALS: Entries<ProposalCommand> = {
  SubmitProposal: {
    weight: 5,
    any: (scene) => ({
      type: 'SubmitProposal',
      class: scene.pick.oneIn(6)
        ? 'RECKLESS'
        : (scene.pick.from([...scene.ruleset.proposals.classes, null])?.class ?? null),
      title: scene.pick.oneIn(10) ? '' : 'More lots',
      text: 'There should be more lots.',
      effects: scene.pick.several(0, 2, () => effect(scene)),
    }),
    offered: (scene, facts) => ({
      type: 'SubmitProposal',
      class: text(facts, 'class'),
      title: 'A proposal',
      text: 'It is good.',
      effects: scene.pick.below(10) < 5 ? [] : amendment(scene),
    }),
  },
  RetractProposal: {
    weight: 1,
    any: (scene) => ({ type: 'RetractProposal', proposalId: openId(scene) }),
    offered: (_scene, facts) => ({
      type: 'RetractProposal',
      proposalId: text(facts, 'proposalId'),
    }),
  },
  CastVote: {
    weight: 8,
    any: (scene) => ({
      type: 'CastVote',
      proposalId: openId(scene),
      vote: scene.pick.of('FOR', 'FOR', 'FOR', 'AGAINST', 'NONE'),
    }),
    offered: ({ pick }, facts) => ({
      type: 'CastVote',
      proposalId: text(facts, 'proposalId'),
      vote: pick.of('FOR', 'AGAINST', 'NONE'),
    }),
  },
  VetoProposal: {
    weight: 1,
    any: (scene) => ({
      ...{ type: 'VetoProposal', office: scene.pick.of('CLERK', 'CLERK', 'SCRIBE') },
      proposalId: openId(scene),
      reason: scene.pick.of('Too soon.', 'Too soon.', ''),
    }),
    offered: (_scene, facts) => ({
      ...{ type: 'VetoProposal', office: text(facts, 'office') },
      proposalId: text(facts, 'proposalId'),
      reason: 'Too soon.',
    }),
  },
  CorrectByOffice: {
    weight: 4,
    any: (scene) => ({
      ...{ type: 'CorrectByOffice', office: scene.pick.of('CLERK', 'CLERK', 'SCRIBE') },
      effects: scene.pick.several(0, 2, () => rightedBy(scene)),
      reason: scene.pick.of('It was wrong.', 'It was wrong.', ''),
    }),
    offered: (scene, facts) => {
      const holder = scene.self;
      if (holder === null) return null;
      const items = [{ item: scene.ruleset.currency, quantity: 1 }];
      const given: ProposalEffect = { type: 'GIVE_ITEMS', playerId: holder.id, items };
      const office = text(facts, 'office');
      return { type: 'CorrectByOffice', office, effects: [given], reason: 'It was owed.' };
    },
  },
};
