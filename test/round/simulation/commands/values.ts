import { sha256OfText } from '../../../../src/kernel';
import type { PlayerId } from '../../../../src/kernel';
import { activePlayers } from '../../../../src/round';
import {
  actionsOf,
  cardsOf,
  findAction,
  findTracked,
  officesOf,
  trackedValuesOf,
} from '../../../../src/rulesets';
import type { Card, Tracked, TrackedValue } from '../../../../src/rulesets';
import { awakePlayers, latestAttempts, termAt, valueNow } from '../../../../src/season';
import type { EntrustSecretAttempt } from '../../../../src/season';
import { HONOUR, SHINE } from '../../../support/custom-mechanics';
import type { Entries } from '../entry';
import { text } from '../entry';
import type { Scene } from '../scene';

/** The text that the sender commits by hash. */
const ownText = (scene: Scene): string =>
  `{"HAND":"ROCK","STAKE":2,"RIVAL":"p1"}\n---\n${scene.who}`;

const entrusting = (scene: Scene, action: string, playerId: PlayerId): EntrustSecretAttempt => ({
  ...{ type: 'EntrustSecretAttempt', action, salt: scene.who },
  declares: [
    { name: 'HAND', choice: scene.pick.of('ROCK', 'PAPER') },
    { name: 'STAKE', number: scene.pick.of(1, 2, 8) },
    { name: 'RIVAL', playerId },
  ],
});

/** A value, mostly valid for its declaration. */
export function some({ pick }: Scene, declared: TrackedValue | null): Tracked {
  if (declared === null || pick.oneIn(8)) return pick.of<Tracked>(-1, 'words', true, 1_000);
  if (declared.type === 'FLAG') return pick.oneIn(2);
  return declared.type === 'TEXT' ? pick.of('', 'quack') : pick.of(0, 1, 2);
}

/** The player or card whose value it is, if the value has one. */
export const subject = (scene: Scene, declared: TrackedValue | null) => ({
  playerId: declared?.of === 'PLAYER' ? scene.player() : null,
  card: declared?.of === 'CARD' ? scene.card() : null,
});

export const anyTracked = (scene: Scene): TrackedValue | null =>
  scene.pick.from(trackedValuesOf(scene.ruleset));

const anyOffice = (scene: Scene): string =>
  scene.pick.from(officesOf(scene.ruleset))?.office ?? 'SCRIBE';

/** An awake player who neither holds the office nor has the sender's vote for it. */
const candidateFor = ({ state, round, self }: Scene, office: string): PlayerId | null =>
  awakePlayers(state).find(
    ({ id }) =>
      termAt(state, round.now, office)?.playerId !== id &&
      state.get('officeVotes', `${office}|${self?.id ?? ''}`)?.forId !== id,
  )?.id ?? null;

/** A card that the sender can polish for honour. */
const polishable = ({ state, ruleset, self }: Scene, action: string): Card | undefined =>
  cardsOf(ruleset).find((card) => {
    const shine = Number(valueNow(state, SHINE, { playerId: null, card }));
    const honour = valueNow(state, HONOUR, { playerId: self?.id ?? null, card: null });
    const uses = state.get('actionUses', `${action}|>${card.rank}:${card.suit}`)?.times ?? 0;
    return shine < 4 && uses < 2 && Number(honour) + shine + 1 <= 10;
  });

export const VALUES: Entries<
  | 'SetValue'
  | 'TakeAction'
  | 'CommitSecretAttempt'
  | 'EntrustSecretAttempt'
  | 'RevealSecretAttempt'
  | 'AppointToOffice'
  | 'VoteForOffice'
  | 'ResignOffice'
  | 'RemindPlayers'
> = {
  SetValue: {
    weight: 3,
    any: (scene) => {
      const declared = anyTracked(scene);
      return {
        type: 'SetValue',
        value: declared?.value ?? 'HONOUR',
        ...subject(scene, declared),
        to: some(scene, declared),
      };
    },
    offered: (scene, facts) => {
      const declared = findTracked(scene.ruleset, text(facts, 'value'));
      if (declared === null) return null;
      const own = text(facts, 'playerId');
      const playerId = own !== '' ? own : declared.of === 'PLAYER' ? scene.active() : null;
      const card = declared.of === 'CARD' ? scene.card() : null;
      return { type: 'SetValue', value: declared.value, playerId, card, to: declared.start };
    },
  },
  AppointToOffice: {
    weight: 2,
    any: (scene) => ({
      type: 'AppointToOffice',
      office: anyOffice(scene),
      playerId: scene.player(),
    }),
    offered: (scene, facts) => {
      const office = text(facts, 'office');
      const playerId = candidateFor(scene, office);
      return playerId === null ? null : { type: 'AppointToOffice', office, playerId };
    },
  },
  VoteForOffice: {
    weight: 4,
    any: (scene) => ({
      ...{ type: 'VoteForOffice', office: anyOffice(scene) },
      playerId: scene.pick.oneIn(6) ? null : scene.player(),
    }),
    offered: (scene, facts) => {
      const office = text(facts, 'office');
      const playerId = candidateFor(scene, office);
      return playerId === null ? null : { type: 'VoteForOffice', office, playerId };
    },
  },
  ResignOffice: {
    weight: 1,
    any: (scene) => ({ type: 'ResignOffice', office: anyOffice(scene) }),
    offered: (_scene, facts) => ({ type: 'ResignOffice', office: text(facts, 'office') }),
  },
  RemindPlayers: {
    weight: 2,
    any: (scene) => ({
      ...{ type: 'RemindPlayers', office: anyOffice(scene) },
      playerIds: scene.pick.several(0, 3, () => scene.player()),
      message: scene.pick.of('Vote.', 'Vote.', ' '),
    }),
    offered: (scene, facts) => {
      const office = text(facts, 'office');
      const whom = awakePlayers(scene.state).find(
        ({ id }) =>
          id !== scene.self?.id &&
          scene.state.get('actionUses', `remind ${office}|${id}`) === undefined,
      );
      if (whom === undefined) return null;
      return { type: 'RemindPlayers', office, playerIds: [whom.id], message: 'It is your move.' };
    },
  },
  CommitSecretAttempt: {
    weight: 2,
    any: (scene) => ({
      type: 'CommitSecretAttempt',
      action: scene.pick.of('DUEL', 'DUEL', 'DUEL', 'FLY'),
      sha256: sha256OfText(ownText(scene)),
    }),
    offered: (scene, facts) => ({
      ...{ type: 'CommitSecretAttempt', action: text(facts, 'action') },
      sha256: sha256OfText(ownText(scene)),
    }),
  },
  EntrustSecretAttempt: {
    weight: 2,
    any: (scene) => entrusting(scene, scene.pick.of('DUEL', 'DUEL', 'FLY'), scene.player()),
    offered: (scene, facts) => {
      const rival = activePlayers(scene.state).find(({ id }) => id !== scene.self?.id);
      return rival === undefined ? null : entrusting(scene, text(facts, 'action'), rival.id);
    },
  },
  RevealSecretAttempt: {
    weight: 3,
    any: (scene) => ({ type: 'RevealSecretAttempt', action: 'DUEL', text: ownText(scene) }),
    offered: (scene, facts) => {
      const action = text(facts, 'action');
      const own = ownText(scene);
      const last = latestAttempts(scene.state, action, 1_000).find(
        ({ playerId }) => playerId === scene.self?.id,
      );
      // An entrusted text is not known here.
      return last?.sha256 === sha256OfText(own)
        ? { type: 'RevealSecretAttempt', action, text: own }
        : null;
    },
  },
  TakeAction: {
    weight: 3,
    any: (scene) => {
      const action = scene.pick.from(actionsOf(scene.ruleset));
      const aimed = action?.target === 'PLAYER' || scene.pick.oneIn(8);
      const card = action?.target === 'CARD' ? scene.card() : null;
      return {
        type: 'TakeAction',
        action: action?.action ?? 'PRAY',
        playerId: aimed ? scene.player() : null,
        ...(card === null ? {} : { card }),
      };
    },
    // Only a player with less than three honour and fewer than two praises can be praised.
    offered: (scene, facts) => {
      const action = text(facts, 'action');
      const target = findAction(scene.ruleset, action)?.target;
      if (target === undefined) return { type: 'TakeAction', action, playerId: null };
      if (target === 'CARD') {
        const card = polishable(scene, action);
        return card === undefined ? null : { type: 'TakeAction', action, playerId: null, card };
      }
      const whom = activePlayers(scene.state).find(
        ({ id }) =>
          id !== scene.self?.id &&
          Number(valueNow(scene.state, HONOUR, { playerId: id, card: null })) < 3 &&
          (scene.state.get('actionUses', `${action}|>${id}`)?.times ?? 0) < 2,
      );
      return whom === undefined ? null : { type: 'TakeAction', action, playerId: whom.id };
    },
  },
};
