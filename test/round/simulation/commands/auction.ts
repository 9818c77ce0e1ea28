import { lotProcedure, lotsOf } from '../../../../src/round';
import type {
  CountedCard,
  LotRow,
  RoundState,
  SecretActionKind,
  SecretActionRow,
} from '../../../../src/round';
import type { Entries } from '../entry';
import { number, text } from '../entry';
import type { Scene } from '../scene';

type AuctionCommand =
  | 'GenerateLot'
  | 'PlaceBid'
  | 'CommitSecretAction'
  | 'RevealSecretAction'
  | 'SealBids'
  | 'SealHand'
  | 'PresentHand'
  | 'TradeInTrungs';

/** Declarations that players write themselves. Some are malformed, and some bid too much. */
const DECLARATIONS: Readonly<Record<SecretActionKind, readonly string[]>> = {
  BIDS: [
    ...['1: 5, 1: 6; 2: 1', '1: 5, 2: 1', '2: 30', '1: 5, 1: 7', '3: -1', '1: foo', '99: 1'],
    ...['nothing at all', '1: 9999', '{"bids":[{"lot":1,"amount":2}]}'],
  ],
  HAND: ['The Fool', 'Duck of Swords', '2 x Ace of Cups', 'nothing at all', '{"hand":[]}'],
};

/** A declaration of the kind. A hand is mostly plausible. */
function declaration(scene: Scene, kind: SecretActionKind): string {
  const { pick } = scene;
  const hand = earnestHand(scene);
  if (kind === 'HAND' && hand.length > 0 && !pick.oneIn(4)) return JSON.stringify({ hand });
  return pick.from(DECLARATIONS[kind]) ?? '';
}

/** Some of the player's own cards: at least one if the player has any. */
function handOf(scene: Scene): CountedCard[] {
  const own = scene.own().filter(({ item }) => item.startsWith('CARD:'));
  const most = scene.pick.between(1, Math.max(1, Math.min(own.length, 6)));
  return own.slice(0, most).map(({ item, quantity }) => {
    const [, rank = '', suit = ''] = item.split(':');
    return { rank, suit, count: scene.pick.between(1, Math.min(quantity, 4)) };
  });
}

/** Enough of the player's own cards for a hand; null if there are too few. */
function wholeHand(scene: Scene): CountedCard[] | null {
  const { minimumCards, maximumCards } = scene.ruleset.hands;
  const cards = scene.own().filter(({ item }) => item.startsWith('CARD:'));
  const first = scene.pick.below(Math.max(1, cards.length));
  const own = [...cards.slice(first), ...cards.slice(0, first)];
  const all = own.reduce((sum, { quantity }) => sum + quantity, 0);
  if (all < minimumCards) return null;
  let left = scene.pick.between(minimumCards, Math.min(maximumCards ?? 6, all, minimumCards + 6));
  return own.flatMap(({ item, quantity }) => {
    const [, rank = '', suit = ''] = item.split(':');
    const count = Math.min(left, quantity);
    left -= count;
    return count === 0 ? [] : [{ rank, suit, count }];
  });
}

const earnestHand = (scene: Scene): CountedCard[] =>
  (scene.pick.oneIn(5) ? null : wholeHand(scene)) ?? handOf(scene);

/** The open lots. Player Lots count twice. */
function lotsToBidOn(state: RoundState): LotRow[] {
  const lots = lotsOf(state, 'STANDING');
  return [...lots, ...lots.filter(({ creatorId }) => creatorId !== null)];
}

/** The player's money, which is the highest possible bid. */
const moneyOf = (scene: Scene): number =>
  scene.own().find(({ item }) => item === scene.ruleset.currency)?.quantity ?? 0;

const kindOf = (scene: Scene): SecretActionKind => scene.pick.of('BIDS', 'HAND');

/** The action of the kind that its owner would reveal: a matured one if possible. */
function committed(scene: Scene, kind: SecretActionKind): SecretActionRow | null {
  const own = scene.state.by('secretActions', 'open', `${scene.self?.id ?? ''} ${kind}`);
  const matured = own.filter(
    ({ status, maturesAtMs }) => status === 'COMMITTED' && maturesAtMs <= scene.round.now,
  );
  return matured.at(-1) ?? own.at(-1) ?? null;
}

export const AUCTION: Entries<AuctionCommand> = {
  GenerateLot: {
    weight: 4,
    any: (scene) => ({ type: 'GenerateLot', clientSeed: scene.clientSeed() }),
    offered: () => ({ type: 'GenerateLot', clientSeed: 'seed' }),
  },
  PlaceBid: {
    weight: 6,
    any: (scene) => ({
      type: 'PlaceBid',
      lotId: scene.idIn('lots'),
      amount: scene.pick.of(5, 20, moneyOf(scene), 40, moneyOf(scene), 2_000, 0, 0.5),
    }),
    offered: (scene, facts) => {
      const least = number(facts, 'minimum');
      const amount = Math.min(least + scene.pick.of(0, 1, 10), moneyOf(scene));
      return { type: 'PlaceBid', lotId: text(facts, 'lotId'), amount };
    },
  },
  CommitSecretAction: {
    weight: 6,
    any: (scene) => {
      const kind = kindOf(scene);
      const sha256 = scene.pick.oneIn(10)
        ? 'no hash'
        : scene.round.remember(
            `${declaration(scene, kind)}\n---\n${scene.pick.oneIn(4) ? 'ann' : scene.who}`,
          );
      return { type: 'CommitSecretAction', kind, sha256 };
    },
    offered: (scene, facts) => {
      const kind = text(facts, 'kind') === 'HAND' ? 'HAND' : 'BIDS';
      // The salt makes the hash unique. Another player's hash is refused, and an option cannot know
      // it [S21].
      const salt = `${scene.who}, as offered`;
      const sha256 = scene.round.remember(`${declaration(scene, kind)}\n---\n${salt}`);
      return { type: 'CommitSecretAction', kind, sha256 };
    },
  },
  RevealSecretAction: {
    weight: 8,
    any: (scene) => {
      const kind = kindOf(scene);
      const action = committed(scene, kind);
      const known = action === null ? null : scene.round.textOf(action);
      return {
        type: 'RevealSecretAction',
        kind,
        text: known === null || scene.pick.oneIn(8) ? 'something else' : known,
      };
    },
    offered: (scene, facts) => {
      const action = scene.state.get('secretActions', text(facts, 'actionId'));
      const known = action === undefined ? null : scene.round.textOf(action);
      if (action === undefined || known === null) return null;
      return { type: 'RevealSecretAction', kind: action.kind, text: known };
    },
  },
  SealBids: {
    weight: 6,
    any: ({ pick, state }) => ({
      type: 'SealBids',
      bids: pick.several(1, 4, () => ({
        lot: pick.oneIn(2) ? (pick.from(lotsToBidOn(state))?.number ?? 1) : pick.between(1, 12),
        amount: pick.of(1, 5, 20, 2_000, 40, 0, 0.5),
      })),
      salt: pick.of('salt', 'pepper'),
    }),
    offered: ({ pick, state, who }) => {
      const sealed = lotsToBidOn(state).filter((lot) => lotProcedure(state, lot) === 'SEALED');
      const lot = pick.from(sealed)?.number;
      if (lot === undefined) return null;
      const amount = pick.of(1, 7, 30, 900);
      return { type: 'SealBids', bids: [{ lot, amount }], salt: `${who}, as offered` };
    },
  },
  SealHand: {
    weight: 6,
    any: (scene) => {
      const cards = scene.pick.oneIn(5)
        ? [{ ...scene.card(), count: scene.pick.of(1, 0, 2) }]
        : earnestHand(scene);
      return { type: 'SealHand', cards, salt: 'salt' };
    },
    offered: (scene) => {
      const { minimumCards } = scene.ruleset.hands;
      const cards = wholeHand(scene) ?? [{ ...scene.card(), count: minimumCards }];
      return { type: 'SealHand', cards, salt: `${scene.who}, as offered` };
    },
  },
  PresentHand: {
    weight: 5,
    any: (scene) => ({
      type: 'PresentHand',
      cards: (scene.pick.oneIn(6) ? null : wholeHand(scene)) ?? handOf(scene),
    }),
    offered: (scene) => {
      const cards = wholeHand(scene);
      return cards === null ? null : { type: 'PresentHand', cards };
    },
  },
  TradeInTrungs: {
    weight: 2,
    any: ({ pick, ruleset }) => ({
      type: 'TradeInTrungs',
      exchange: pick.from(ruleset.exchanges.map((one) => one.exchange).reverse()) ?? 'DUCK',
      times: pick.of(1, 2, 0, 9),
    }),
    offered: ({ pick }, facts) => ({
      type: 'TradeInTrungs',
      exchange: text(facts, 'exchange'),
      times: pick.between(1, number(facts, 'times')),
    }),
  },
};
