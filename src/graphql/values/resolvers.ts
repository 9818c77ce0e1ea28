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

const cardIn = (reading: SeasonSnapshot, card: Card) => ({
  ...card,
  name: nameOfCard(rulesetIn(reading), card),
});

/** In the past nobody can do anything, and nobody is told why not. */
const refusalIn = (
  { kind, state, now, isPast }: SeasonSnapshot,
  account: AccountId,
  { action }: Action,
) =>
  isPast === true
    ? null
    : GAMES[kind].refusalOf(state, account, now, { type: 'TakeAction', action });

const publicly = ({ reading, declared, player }: PlayerValueSource): Tracked | null =>
  valueNow(reading.state, declared, { playerId: player.id, card: null });

/** A secret value is its owner's alone, as a hand is. */
async function seenBy(
  source: PlayerValueSource,
  _args: unknown,
  context: Context,
): Promise<Tracked | null> {
  const { reading, declared, player } = source;
  if (!declared.secret) return publicly(source);
  if (readerAccountId(context) !== player.accountId) return null;
  const key = secretKeyNow(reading.state, declared, { playerId: player.id, card: null });
  if (key === null) return declared.start;
  const kept = await context.deps.engine.entrusted(reading.record.id, key);
  if (kept === null) return null;
  const value = JSON.parse(kept.text) as Tracked;
  // The rules may have changed since.
  return acceptsValue(declared, value) ? value : declared.start;
}

export const valueResolvers: Resolvers = {
  Mutation: { setValue, takeAction },
  TrackedValue: {
    code: ({ declared }) => declared.value,
    title: ({ declared }) => declared.title,
    rule: ({ declared }) => declared.rule ?? null,
    of: ({ declared }) => declared.of,
    type: ({ declared }) => declared.type,
    secret: ({ declared }) => declared.secret,
    start: ({ declared }) => declared.start,
    least: ({ declared }) => (declared.type === 'NUMBER' ? declared.least : null),
    most: ({ declared }) => (declared.type === 'NUMBER' ? declared.most : null),
    longest: ({ declared }) => (declared.type === 'TEXT' ? declared.longest : null),
    value: ({ reading, declared }) =>
      declared.of === 'SEASON' ? valueNow(reading.state, declared, OF_SEASON) : null,
    cards: ({ reading, declared }) =>
      cardValues(reading.state, declared).map((row) => ({ reading, row })),
  },
  PlayerValue: {
    tracked: ({ reading, declared }) => ({ reading, declared }),
    value: publicly,
    seen: seenBy,
  },
  PlayerAction: {
    code: ({ action }) => action.action,
    title: ({ action }) => action.title,
    rule: ({ action }) => action.rule ?? null,
    toPlayer: ({ action }) => action.target === 'PLAYER',
    toCard: ({ action }) => action.target === 'CARD',
    text: ({ reading, action }) => actionSentence(rulesetIn(reading), action),
    refusal: ({ reading, action }, _args, context) => {
      const account = readerAccountId(context);
      const refusal = account === null ? null : refusalIn(reading, account, action);
      return refusal === null ? null : { ...refusal, seasonId: reading.record.id };
    },
  },
  ValueChange: {
    whose: ({ reading, playerId }) => (playerId === null ? null : playerOf(reading, playerId)),
    ofCard: ({ reading, card }) => (card === undefined ? null : cardIn(reading, card)),
  },
  CardValue: {
    card: ({ reading, row: { card } }) => cardIn(reading, card),
    value: ({ row: { now } }) => now,
  },
  SetValueEffect: {
    value: ({ effect }) => effect.value,
    whose: ({ reading, effect: { playerId } }) =>
      playerId === null ? null : playerOf(reading, playerId),
    ofCard: ({ reading, effect: { card } }) => (card === null ? null : cardIn(reading, card)),
    to: ({ effect }) => effect.to,
  },
};

export const valueEventResolvers = {
  ActionTaken: {
    toCard: ({ reading, event: { card } }) => (card === undefined ? null : cardIn(reading, card)),
    changes: ({ reading, event }) => event.changes.map((change) => ({ reading, ...change })),
    magistrelli: ({ reading, event }) =>
      event.magistrelli.map((change) => ({ reading, ...change })),
  },
  ValueSet: {
    ofCard: ({ reading, event: { card } }) => (card === null ? null : cardIn(reading, card)),
  },
} satisfies Resolvers;
