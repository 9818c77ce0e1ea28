import type { DynastyCommand } from '../../../src/dynasty';
import type { CreateDynasty } from '../../../src/dynasty/season/vocabulary';
import { playerId, sha256OfText } from '../../../src/kernel';
import type { DynastyRuleset } from '../../../src/rulesets';
import { CLERK, DUEL, OFFICES, PRAISE, PRAY, TRACKED } from '../../support/custom-mechanics';
import { fc } from '../../support/property-testing';
import { CALL, HUSH } from '../table-actions/sample-actions';
import { rules } from '../harness';

export const INVITE_CODE = 'code';
const codes = fc.constantFrom(INVITE_CODE, INVITE_CODE, INVITE_CODE, 'another code');

const document: fc.Arbitrary<DynastyRuleset> = fc
  .record({
    automaticDealing: fc.boolean(),
    steward: fc.boolean(),
    hosting: fc.constantFrom<NonNullable<DynastyRuleset['hosting']>[]>(
      { awayDays: 0, powers: ['CLOSE_SEASON', 'PUBLISH_RULESET', 'VOID_GAME'] },
      { awayDays: 0, powers: ['CLOSE_SEASON', 'PUBLISH_RULESET', 'REMOVE_PLAYER', 'VOID_GAME'] },
    ),
    victory: fc.constantFrom<NonNullable<DynastyRuleset['victory']>[]>(
      [],
      [],
      [
        { type: 'MAGISTRELLI', least: 12 },
        { type: 'PEGS_AHEAD', by: 4 },
      ],
    ),
  })
  .map((opening) =>
    rules({
      ...opening,
      ...{ trackedValues: TRACKED, actions: [PRAY, PRAISE], offices: [...OFFICES, CLERK] },
      additionalSecretActions: [DUEL],
      tableActions: [{ ...HUSH, pegs: 0 }, CALL],
    }),
  );

type Opening = Omit<CreateDynasty, 'name' | 'inviteHash' | 'visibility'>;
const opening: fc.Arbitrary<Opening> = document.map((ruleset) => ({
  type: 'CreateDynasty',
  document: ruleset,
  dealerAccountId: null,
  rulesStartMs: null,
  rehearsal: true,
  startsAtMs: null,
}));

/** The two ways of access: public, or with an invitation code. */
const open = { visibility: 'PUBLIC', inviteHash: null } as const;
const closed = { visibility: 'INVITATION', inviteHash: sha256OfText(INVITE_CODE) } as const;

export const rightOpening: fc.Arbitrary<CreateDynasty> = fc
  .tuple(opening, fc.constantFrom('Giolitti', ' G '), fc.constantFrom(open, closed))
  .map(([command, name, access]) => ({ ...command, name, ...access }));

export const wrongOpening: fc.Arbitrary<CreateDynasty> = fc
  .tuple(
    opening,
    fc.constantFrom(
      { name: ' ', ...open },
      { name: 'G'.repeat(1000), ...closed },
      { name: 'G', ...closed, inviteHash: 'no hash' },
    ),
  )
  .map(([command, wrong]) => ({ ...command, ...wrong }));

/** Patches, mostly valid. */
const patch = fc.oneof(
  fc
    .tuple(fc.constantFrom('automaticDealing', 'steward'), fc.boolean())
    .map(([name, value]) => [{ op: 'replace', path: `/${name}`, value }]),
  fc
    .constantFrom(43_200, 86_400)
    .map((value) => [{ op: 'replace', path: '/rulesDaySeconds', value }]),
  fc.constantFrom<readonly unknown[]>(
    [{ op: 'remove', path: '/masks/0' }],
    [{ op: 'remove', path: '/deck' }],
    [{ op: 'replace', path: '/masks', value: 'none' }],
  ),
  fc.constant('no patch'),
);

const somePlayer = fc.integer({ min: 1, max: 9 }).map((number) => playerId(`p${String(number)}`));

/** The host's commands for the whole dynasty. */
export const asHost: readonly fc.WeightedArbitrary<DynastyCommand>[] = [
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 1, max: 9 })
      .map((number) => ({ type: 'RemovePlayer', playerId: playerId(`p${String(number)}`) })),
  },
  {
    weight: 1,
    arbitrary: fc
      .oneof(codes.map(sha256OfText), fc.constant('no hash'))
      .map((inviteHash) => ({ type: 'RotateInvite', inviteHash })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(null, 'Another', ''), fc.constantFrom(null, '', 'Welcome.', '\u0007'))
      .map(([name, description]) => ({ type: 'DescribeSeason', name, description })),
  },
  { weight: 2, arbitrary: patch.map((value) => ({ type: 'PublishRuleset', patch: value })) },
  { weight: 1, arbitrary: fc.constant({ type: 'CloseSeason' }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(somePlayer, fc.boolean())
      .map(([id, stay]) => ({ type: 'HandOnHost', playerId: id, stay })),
  },
  { weight: 1, arbitrary: somePlayer.map((id) => ({ type: 'ShareHost', playerId: id })) },
  { weight: 1, arbitrary: somePlayer.map((id) => ({ type: 'UnshareHost', playerId: id })) },
  { weight: 1, arbitrary: somePlayer.map((id) => ({ type: 'HandOnDealer', playerId: id })) },
];
