import { optionsOf, playerOfAccount, roundOf } from '../../round';
import { findReading, reader } from '../access';
import type { Resolvers } from '../generated/resolvers';
import { readSeasonId } from '../ids';
import { outwardFacts } from '../facts';
import { connectionFields } from '../page-resolvers';
import { seasonPayloadFields, playerOfDone } from '../payload-resolvers';
import { advanceClock } from '../rehearsal/advance-clock';
import { grantItems } from '../rehearsal/grant-items';
import { printDateTime } from '../scalars/date-time';
import { playerSource } from '../sources';
import { closeSeason } from './close-season';
import { createRound } from './create-round';
import { joinSeason } from './join-season';
import { leaveSeason } from './leave-season';
import { removePlayer } from './remove-player';
import { rotateInvite } from './rotate-invite';
import { roundFields, seasonFields } from './round-fields';
import { RoundSource } from './round-source';
import { seasonPage } from './season-page';

export const seasonResolvers: Resolvers = {
  Query: {
    season: async (_root, { id }, context) => {
      const account = reader(context)?.account.id ?? null;
      const reading = await findReading(context, readSeasonId('id', id), account);
      return reading === null ? null : RoundSource.of(reading);
    },
    seasons: (_root, { kind, status, first, after }, context) => {
      const filter = {
        visibleTo: reader(context)?.account.id ?? null,
        ...(kind ? { kind } : {}),
        ...(status ? { status } : {}),
      };
      return seasonPage(context.deps, filter, { first, after });
    },
  },
  Mutation: {
    createRound,
    joinSeason,
    leaveSeason,
    removePlayer,
    rotateInvite,
    closeSeason,
    advanceClock,
    grantItems,
  },
  Season: { __resolveType: () => 'Round' },
  Round: { ...seasonFields, ...roundFields },
  SeasonViewer: {
    player: ({ reading, accountId }) => {
      const row = playerOfAccount(reading.state, accountId);
      return row === null ? null : playerSource(reading, row);
    },
    host: ({ reading, accountId }) => roundOf(reading.state).hostAccountId === accountId,
    options: ({ reading, accountId }) =>
      optionsOf(reading.state, accountId, reading.now).map((option) => ({
        seasonId: reading.record.id,
        option,
      })),
  },
  Option: {
    mutation: ({ option }) => option.mutation,
    description: ({ option }) => option.description,
    rule: ({ option }) => option.rule,
    until: ({ option: { untilMs } }) => (untilMs === null ? null : printDateTime(untilMs)),
    facts: ({ option, seasonId }) => outwardFacts(option.facts, seasonId),
  },
  SeasonConnection: connectionFields,
  CreateRoundPayload: {
    ...seasonPayloadFields,
    inviteCode: ({ refusal, inviteCode }) => (refusal === null ? inviteCode : null),
  },
  SeasonPayload: { ...seasonPayloadFields, player: playerOfDone },
  RotateInvitePayload: {
    ...seasonPayloadFields,
    inviteCode: ({ refusal, inviteCode }) => (refusal === null ? inviteCode : null),
  },
};
