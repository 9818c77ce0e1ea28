import { sha256OfText } from '../../../../src/kernel';
import type { Instant } from '../../../../src/kernel';
import { activePlayers, roundOf } from '../../../../src/round';
import { awakePlayers, hostAccounts } from '../../../../src/season';
import { edition, later } from '../../harness';
import type { Entries } from '../entry';
import { number, text } from '../entry';
import type { Scene } from '../scene';

const HOUR_MS = 3_600_000;
export const INVITE_CODE = 'code';

/** An awake player who is not a host. */
const newHost = ({ state }: Scene) =>
  awakePlayers(state).find(
    ({ accountId }) => !hostAccounts(state, roundOf(state)).includes(accountId),
  )?.id ?? null;

const somebody = (scene: Scene) => scene.pick.from(activePlayers(scene.state))?.id ?? null;

type SeasonCommand =
  | 'CreateRound'
  | 'JoinSeason'
  | 'LeaveSeason'
  | 'GoIdle'
  | 'ComeBack'
  | 'RemovePlayer'
  | 'EraseName'
  | 'DescribeSeason'
  | 'RotateInvite'
  | 'HandOnHost'
  | 'ShareHost'
  | 'UnshareHost'
  | 'CloseSeason'
  | 'AdvanceClock'
  | 'GrantItems'
  | 'Say';

export const SEASON: Entries<SeasonCommand> = {
  CreateRound: {
    // The engine creates a season before any other command, and only once.
    weight: 0,
    any: () => ({
      type: 'CreateRound',
      name: 'Another',
      visibility: 'PUBLIC',
      inviteHash: null,
      document: edition({}),
      startsAtMs: null,
      rulesStartMs: null,
      rehearsal: false,
    }),
    offered: () => null,
  },
  JoinSeason: {
    weight: 5,
    any: ({ who, pick }) => ({
      type: 'JoinSeason',
      name: pick.of(who, who, who.toUpperCase(), 'Ann', ''),
      inviteCode: pick.of(INVITE_CODE, INVITE_CODE, null, 'no code'),
    }),
    offered: ({ state, who }) => ({
      type: 'JoinSeason',
      name: `${who} ${state.count('players')}`,
      inviteCode: INVITE_CODE,
    }),
  },
  LeaveSeason: {
    weight: 0.6,
    any: () => ({ type: 'LeaveSeason' }),
    offered: () => ({ type: 'LeaveSeason' }),
  },
  GoIdle: {
    weight: 0.2,
    any: () => ({ type: 'GoIdle' }),
    offered: () => ({ type: 'GoIdle' }),
  },
  ComeBack: {
    weight: 0.6,
    any: () => ({ type: 'ComeBack' }),
    offered: () => ({ type: 'ComeBack' }),
  },
  RemovePlayer: {
    weight: 0.5,
    by: 'HOST',
    any: (scene) => ({ type: 'RemovePlayer', playerId: scene.player() }),
    offered: (scene) => {
      const playerId = somebody(scene);
      return playerId === null ? null : { type: 'RemovePlayer', playerId };
    },
  },
  EraseName: {
    weight: 0.2,
    any: () => ({ type: 'EraseName' }),
    offered: () => null,
  },
  DescribeSeason: {
    weight: 0.1,
    by: 'HOST',
    any: ({ pick }) => ({
      type: 'DescribeSeason',
      name: pick.of('Another', 'Another', null, '', 'x'.repeat(81)),
      description: pick.of('Beginners are welcome.', '', null, 'x'.repeat(1_001), 'a\u0007b'),
    }),
    offered: () => ({ type: 'DescribeSeason', name: null, description: 'On weekdays.' }),
  },
  RotateInvite: {
    weight: 1,
    by: 'HOST',
    any: ({ pick }) => ({
      type: 'RotateInvite',
      inviteHash: pick.of(sha256OfText(INVITE_CODE), 'no hash'),
    }),
    offered: () => ({ type: 'RotateInvite', inviteHash: sha256OfText(INVITE_CODE) }),
  },
  HandOnHost: {
    weight: 0.1,
    by: 'HOST',
    any: (scene) => ({
      type: 'HandOnHost',
      playerId: scene.player(),
      stay: scene.pick.of(true, false),
    }),
    offered: (scene) => {
      const playerId = newHost(scene);
      return playerId === null ? null : { type: 'HandOnHost', playerId, stay: false };
    },
  },
  ShareHost: {
    weight: 0.3,
    by: 'HOST',
    any: (scene) => ({ type: 'ShareHost', playerId: scene.player() }),
    offered: (scene) => {
      const playerId = newHost(scene);
      return playerId === null ? null : { type: 'ShareHost', playerId };
    },
  },
  UnshareHost: {
    weight: 0.3,
    by: 'HOST',
    any: (scene) => ({ type: 'UnshareHost', playerId: scene.player() }),
    offered: (_scene, facts) => ({ type: 'UnshareHost', playerId: text(facts, 'playerId') }),
  },
  CloseSeason: {
    weight: 0.2,
    by: 'HOST',
    any: () => ({ type: 'CloseSeason' }),
    offered: () => ({ type: 'CloseSeason' }),
  },
  AdvanceClock: {
    weight: 0.9,
    by: 'HOST',
    any: ({ round, pick }) => ({
      type: 'AdvanceClock',
      toMs: later(round.now, pick.of(1, 1, 0, -1, 12, 1e6) * HOUR_MS),
    }),
    offered: ({ pick }, facts) => {
      const [now, latest] = [number(facts, 'nowMs'), number(facts, 'latestMs')];
      // The clock seldom goes to the latest instant, since that leaves little of a round. A day can
      // be as short as a minute.
      const ms = Math.min(pick.of(0, 1, 12 * HOUR_MS, Infinity), latest - now);
      return { type: 'AdvanceClock', toMs: (now + ms) as Instant };
    },
  },
  GrantItems: {
    weight: 5,
    by: 'HOST',
    any: (scene) => ({
      type: 'GrantItems',
      playerId: scene.player(),
      items: scene.someItems(3),
    }),
    offered: (scene) => {
      const playerId = somebody(scene);
      const item = scene.pick.from(scene.ruleset.items)?.item;
      if (playerId === null || item === undefined) return null;
      return { type: 'GrantItems', playerId, items: [{ item, quantity: 1 }] };
    },
  },
  Say: {
    weight: 1,
    any: ({ pick }) => ({
      type: 'Say',
      channel: pick.of('TABLES', 'PROPOSALS', 'GAME_ACTIONS'),
      text: pick.of('Well, well.', ' ', 'x'.repeat(5000)),
    }),
    offered: () => ({ type: 'Say', channel: 'AUCTIONS', text: 'Well.' }),
  },
};
