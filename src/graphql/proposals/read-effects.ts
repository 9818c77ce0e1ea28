import type { Json, SeasonId } from '../../kernel';
import { MOST_EFFECTS } from '../../round';
import type { ProposalEffect } from '../../round';
import { badInput } from '../fault';
import type { PlayerItemsInput, ProposalEffectInput } from '../generated/resolvers';
import { readItem } from '../input/cards';
import { instantOf, readList } from '../input/checks';
import { readPlayerOf } from '../input/players';

export function readEffects(
  season: SeasonId,
  effects: readonly ProposalEffectInput[],
): readonly ProposalEffect[] {
  return readList('effects', effects, 0, MOST_EFFECTS).map((effect, at) =>
    readEffect(season, `effects.${at}`, effect),
  );
}

/** A patch of any shape goes on to the engine, which refuses what is none. */
function readEffect(season: SeasonId, field: string, input: ProposalEffectInput): ProposalEffect {
  const { amendRuleset, giveItems, takeItems, correctStanding } = input;
  const given = [amendRuleset, giveItems, takeItems, correctStanding].filter(isGiven);
  if (given.length !== 1) throw badInput(field, 'given with exactly one of its fields');
  if (isGiven(giveItems)) {
    return { type: 'GIVE_ITEMS', ...readItems(season, `${field}.giveItems`, giveItems) };
  }
  if (isGiven(takeItems)) {
    return { type: 'TAKE_ITEMS', ...readItems(season, `${field}.takeItems`, takeItems) };
  }
  if (isGiven(correctStanding)) {
    const { playerId, joinedAt } = correctStanding;
    const at = `${field}.correctStanding.playerId`;
    return {
      type: 'CORRECT_STANDING',
      playerId: readPlayerOf(season, at, playerId),
      joinedAtMs: instantOf(joinedAt),
    };
  }
  return { type: 'AMEND_RULESET', patch: amendRuleset as Json };
}

function readItems(
  season: SeasonId,
  field: string,
  { playerId, items }: PlayerItemsInput,
): Pick<Extract<ProposalEffect, { items: unknown }>, 'playerId' | 'items'> {
  return {
    playerId: readPlayerOf(season, `${field}.playerId`, playerId),
    items: readList(`${field}.items`, items, 1).map((item, at) =>
      readItem(`${field}.items.${at}`, item),
    ),
  };
}

const isGiven = <T>(value: T | null | undefined): value is T =>
  value !== null && value !== undefined;
