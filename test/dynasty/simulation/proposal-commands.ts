import type { DynastyCommand, DynastyEffect } from '../../../src/dynasty';
import { PEG } from '../../../src/dynasty/model/pegs';
import { playerId } from '../../../src/kernel';
import type { ProposalId } from '../../../src/season';
import { PRAISE, PRAY, TRACKED } from '../../support/custom-mechanics';
import { fc } from '../../support/property-testing';
import { later, START } from '../harness';
import type { TestDynasty } from '../harness';

const number = (max: number) => fc.integer({ min: 1, max });
const player = number(6).map((at) => playerId(`p${at}`));
export const proposalId = number(6).map((at): ProposalId => `m${at}` as const);

export const effect = (masks: readonly string[]): fc.Arbitrary<DynastyEffect> =>
  fc.oneof(
    fc
      .tuple(fc.constantFrom('GIVE_ITEMS', 'GIVE_ITEMS', 'TAKE_ITEMS'), player, number(4))
      .map(([type, who, quantity]): DynastyEffect => ({
        ...{ type: type as 'GIVE_ITEMS', playerId: who, items: [{ item: PEG, quantity }] },
      })),
    fc.tuple(player, number(40)).map(([who, magistrelli]): DynastyEffect => ({
      ...{ type: 'CORRECT_MAGISTRELLI', playerId: who, magistrelli },
    })),
    fc.tuple(fc.constantFrom(...masks), number(5)).map(([mask, moda]): DynastyEffect => ({
      ...{ type: 'CORRECT_MODA', mask, moda },
    })),
    fc.tuple(player, fc.option(fc.constantFrom(...masks))).map(([who, mask]): DynastyEffect => ({
      ...{ type: 'CHANGE_MASK', playerId: who, mask },
    })),
    fc
      .tuple(
        fc.constantFrom('REPLACE_HOST', 'REPLACE_HOST', 'REMOVE_PLAYER', 'REPLACE_DEALER'),
        player,
      )
      .map(([type, who]) => ({ type, playerId: who })),
    fc.tuple(player, number(40)).map(([who, days]): DynastyEffect => ({
      ...{ type: 'SET_TERM', office: 'SCRIBE', playerId: who },
      untilMs: days > 30 ? null : later(START, days * 86_400_000),
    })),
    number(40).map((at): DynastyEffect => ({
      ...{ type: 'DECLARE_VICTOR', playerId: playerId(`p${at}`) },
    })),
    number(8).map((at): DynastyEffect => ({ type: 'VOID_GAME', gameId: `g${at}` as const })),
    number(4).map((at): DynastyEffect => ({
      ...{ type: 'VOID_SECRET_ATTEMPT', attemptId: `x${at}` as const },
    })),
    fc.tuple(number(8), number(4)).map(([at, stakes]): DynastyEffect => ({
      ...{ type: 'SET_STAKES', gameId: `g${at}` as const, stakes },
    })),
    fc.tuple(number(8), player, fc.nat(20)).map(([at, who, score]): DynastyEffect => ({
      ...{ type: 'SET_SCORE', gameId: `g${at}` as const, playerId: who, score },
    })),
    fc.tuple(fc.constantFrom(TRACKED, [], TRACKED.slice(1))).map(([value]): DynastyEffect => ({
      ...{ type: 'AMEND_RULESET', patch: [{ op: 'add', path: '/trackedValues', value }] },
    })),
    fc.constant<DynastyEffect>({
      type: 'AMEND_RULESET',
      patch: [
        { op: 'add', path: '/trackedValues', value: TRACKED },
        { op: 'add', path: '/actions', value: [PRAY, PRAISE] },
      ],
    }),
    fc.tuple(player, number(12)).map(([who, to]): DynastyEffect => ({
      ...{ type: 'SET_VALUE', value: 'HONOUR', playerId: who, card: null, to },
    })),
    fc
      .constantFrom('automaticDealing', 'steward', 'proposals')
      .chain((name) => fc.boolean().map((value) => [{ op: 'replace', path: `/${name}`, value }]))
      .map((patch): DynastyEffect => ({ type: 'AMEND_RULESET', patch })),
  );

/** Players' proposals and votes. */
export const asCitizens = (masks: readonly string[]): fc.WeightedArbitrary<DynastyCommand>[] => [
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        fc.constantFrom(null, 'STANDARD', 'CALL_FOR_JUDGEMENT', 'GRAND'),
        fc.constantFrom('More', ''),
        fc.array(effect(masks), { maxLength: 3 }),
      )
      .map(([code, title, effects]): DynastyCommand => ({
        ...{ type: 'SubmitProposal', class: code, title, text: '', effects },
      })),
  },
  {
    weight: 3,
    arbitrary: player.map((id): DynastyCommand => ({
      ...{ type: 'SubmitProposal', class: null, title: 'Another host', text: '' },
      effects: [{ type: 'REPLACE_HOST', playerId: id }],
    })),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(number(3), fc.nat(9)).map(([stakes, score]): DynastyCommand => ({
      ...{ type: 'SubmitProposal', class: 'CALL_FOR_JUDGEMENT', title: 'Put right', text: '' },
      effects: [
        { type: 'SET_STAKES', gameId: 'g1', stakes },
        { type: 'SET_SCORE', gameId: 'g1', playerId: playerId('p1'), score },
      ],
    })),
  },
  {
    weight: 10,
    arbitrary: fc
      .tuple(proposalId, fc.constantFrom('FOR', 'FOR', 'FOR', 'AGAINST', 'NONE'))
      .map(([id, vote]): DynastyCommand => ({
        ...{ type: 'CastVote', proposalId: id, vote: vote as 'FOR' },
      })),
  },
  {
    weight: 1,
    arbitrary: proposalId.map((id): DynastyCommand => ({
      type: 'RetractProposal',
      proposalId: id,
    })),
  },
];

type Asked = { readonly who: string; readonly command: DynastyCommand };

/**
 * The same vote or retraction for an open proposal. Its author sends a retraction. The command is
 * unchanged if no proposal is open.
 */
export function onOpen(dynasty: TestDynasty, { who, command }: Asked): Asked {
  if (command.type === 'SubmitProposal') return { who, command: ofActiveGame(dynasty, command) };
  if (command.type !== 'CastVote' && command.type !== 'RetractProposal') return { who, command };
  const open = dynasty.state.by('proposals', 'status', 'OPEN')[0];
  if (open === undefined) return { who, command };
  const its = { ...command, proposalId: open.id };
  return { who: its.type === 'CastVote' ? who : dynasty.name(open.authorId), command: its };
}

type WithEffects = Extract<DynastyCommand, { readonly effects: unknown }>;

/** Aims corrections at an active game. */
export function ofActiveGame<C extends WithEffects>({ state }: TestDynasty, command: C): C {
  const game = state.by('games', 'open', 'ACTIVE').at(-1);
  if (game === undefined) return command;
  const { id: gameId, startingPlayerId } = game;
  const effects = command.effects.map((effect) => {
    if (effect.type === 'SET_STAKES') return { ...effect, gameId };
    return effect.type === 'SET_SCORE' ? { ...effect, gameId, playerId: startingPlayerId } : effect;
  });
  return { ...command, effects };
}
