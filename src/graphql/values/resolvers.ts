import { GAMES } from '../../engine';
import type { SeasonSnapshot } from '../../engine';
import type { AccountId } from '../../kernel';
import { actionSentence, nameOfCard, acceptsValue } from '../../rulesets';
import type { Action, Card, Tracked } from '../../rulesets';
import { cardValues, secretKeyNow, valueNow } from '../../season';
import { readerAccountId } from '../context/access';
import type { Context } from '../context/context';
import type { Resolvers } from '../generated/resolvers';
import { rulesetIn } from '../rulesets/sources';
import { playerOf } from '../nodes/sources';
import { setValue, takeAction } from './mutations';
import type { PlayerValueSource } from './sources';

const OF_SEASON = { playerId: null, card: null };

const cardIn = (snapshot: SeasonSnapshot, card: Card) => ({
  ...card,
  name: nameOfCard(rulesetIn(snapshot), card),
});

/** A past snapshot allows no action and gives no refusal either. */
const refusalIn = (
  { kind, state, now, isPast }: SeasonSnapshot,
  account: AccountId,
  { action }: Action,
) =>
  isPast === true
    ? null
    : GAMES[kind].refusalOf(state, account, now, { type: 'TakeAction', action });

const publicly = ({ snapshot, declared, player }: PlayerValueSource): Tracked | null =>
  valueNow(snapshot.state, declared, { playerId: player.id, card: null });

/** Only the owner of a secret value sees it, as with a hand. */
async function seenBy(
  source: PlayerValueSource,
  _args: unknown,
  context: Context,
): Promise<Tracked | null> {
  const { snapshot, declared, player } = source;
  if (!declared.secret) return publicly(source);
  if (readerAccountId(context) !== player.accountId) return null;
  const key = secretKeyNow(snapshot.state, declared, { playerId: player.id, card: null });
  if (key === null) return declared.start;
  const kept = await context.deps.engine.entrusted(snapshot.record.id, key);
  if (kept === null) return null;
  const value = JSON.parse(kept.text) as Tracked;
  // The rules may have changed since the value was set.
  return acceptsValue(declared, value) ? value : declared.start;
}

export const valueResolvers: Resolvers = {
  Mutation: { setValue, takeAction },
  TrackedValue: {
    code: ({ declared }) => declared.value,
    title: ({ declared }) => declared.title,
    anchor: ({ declared }) => declared.rule ?? null,
    rule: ({ declared }) => declared.rule ?? null,
    of: ({ declared }) => declared.of,
    type: ({ declared }) => declared.type,
    secret: ({ declared }) => declared.secret,
    start: ({ declared }) => declared.start,
    least: ({ declared }) => (declared.type === 'NUMBER' ? declared.least : null),
    most: ({ declared }) => (declared.type === 'NUMBER' ? declared.most : null),
    longest: ({ declared }) => (declared.type === 'TEXT' ? declared.longest : null),
    value: ({ snapshot, declared }) =>
      declared.of === 'SEASON' ? valueNow(snapshot.state, declared, OF_SEASON) : null,
    cards: ({ snapshot, declared }) =>
      cardValues(snapshot.state, declared).map((row) => ({ snapshot, row })),
  },
  PlayerValue: {
    tracked: ({ snapshot, declared }) => ({ snapshot, declared }),
    value: publicly,
    seen: seenBy,
  },
  PlayerAction: {
    code: ({ action }) => action.action,
    title: ({ action }) => action.title,
    anchor: ({ action }) => action.rule ?? null,
    rule: ({ action }) => action.rule ?? null,
    toPlayer: ({ action }) => action.target === 'PLAYER',
    toCard: ({ action }) => action.target === 'CARD',
    text: ({ snapshot, action }) => actionSentence(rulesetIn(snapshot), action),
    refusal: ({ snapshot, action }, _args, context) => {
      const account = readerAccountId(context);
      const refusal = account === null ? null : refusalIn(snapshot, account, action);
      return refusal === null ? null : { ...refusal, seasonId: snapshot.record.id };
    },
  },
  ValueChange: {
    whose: ({ snapshot, playerId }) => (playerId === null ? null : playerOf(snapshot, playerId)),
    ofCard: ({ snapshot, card }) => (card === undefined ? null : cardIn(snapshot, card)),
  },
  CardValue: {
    card: ({ snapshot, row: { card } }) => cardIn(snapshot, card),
    value: ({ row: { now } }) => now,
  },
  SetValueEffect: {
    ofCard: ({ snapshot, effect: { card } }) => (card === null ? null : cardIn(snapshot, card)),
  },
};

export const valueEventResolvers = {
  ActionTaken: {
    toCard: ({ snapshot, event: { card } }) => (card === undefined ? null : cardIn(snapshot, card)),
    changes: ({ snapshot, event }) => event.changes.map((change) => ({ snapshot, ...change })),
    magistrelli: ({ snapshot, event }) =>
      event.magistrelli.map((change) => ({ snapshot, ...change })),
  },
  ValueSet: {
    ofCard: ({ snapshot, event: { card } }) => (card === null ? null : cardIn(snapshot, card)),
  },
} satisfies Resolvers;
