import { GAMES } from '../../engine';
import type { SeasonId } from '../../kernel';
import { MOST_DECLARED, secretActionSentence } from '../../rulesets';
import { isOpenAttempt } from '../../season';
import type { DeclaredThing } from '../../season';
import { readerAccountId } from '../context/access';
import type { DeclaredInput, Resolvers } from '../generated/resolvers';
import { readOneCard } from '../input/cards';
import { parseSha256, readList, readText } from '../input/checks';
import { readLotNumber, readPlayerOf } from '../input/local-ids';
import { newSalt } from '../input/salt';
import type { MutationField } from '../mutations/mutation-field';
import { submitToSeason } from '../mutations/submit';
import type { SecretAttemptSource } from '../nodes/sources';
import { rulesetIn } from '../rulesets/sources';
import { secretFieldsOf } from '../nodes/secret-fields';
import type { AdditionalSecretActionSource } from './sources';

const commitSecretAttempt: MutationField<'commitSecretAttempt'> = (_root, { input }, context) =>
  submitToSeason(context, 'PLAY', input, () => ({
    type: 'CommitSecretAttempt',
    action: input.action,
    sha256: parseSha256(input.sha256),
  }));

const entrustSecretAttempt: MutationField<'entrustSecretAttempt'> = (_root, { input }, context) =>
  submitToSeason(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'EntrustSecretAttempt',
    action: input.action,
    declares: readList('declares', input.declares, 1, MOST_DECLARED).map((thing, at) =>
      readDeclared(seasonId, `declares.${at}.`, thing),
    ),
    salt: newSalt(),
  }));

const revealSecretAttempt: MutationField<'revealSecretAttempt'> = (_root, { input }, context) =>
  submitToSeason(context, 'PLAY', input, () => ({
    type: 'RevealSecretAttempt',
    action: input.action,
    text: readText('text', input.text, 20_000),
  }));

const readDeclared = (
  season: SeasonId,
  at: string,
  { name, choice, number, playerId, card, lotId }: DeclaredInput,
): DeclaredThing => ({
  name,
  ...(typeof choice === 'string' ? { choice } : {}),
  ...(typeof number === 'number' ? { number } : {}),
  ...(typeof playerId === 'string'
    ? { playerId: readPlayerOf(season, `${at}playerId`, playerId) }
    : {}),
  ...(card ? { card: readOneCard(`${at}card`, card) } : {}),
  ...(typeof lotId === 'string' ? { lot: readLotNumber(season, `${at}lotId`, lotId) } : {}),
});

/** A past snapshot allows no commitment and gives no refusal either. */
const refusalIn = (
  { snapshot: { kind, state, now, isPast }, secret }: AdditionalSecretActionSource,
  account: Parameters<(typeof GAMES)['ROUND']['refusalOf']>[1],
) =>
  isPast === true
    ? null
    : GAMES[kind].refusalOf(state, account, now, {
        type: 'CommitSecretAttempt',
        action: secret.action,
      });

export const secretAttemptResolvers: Resolvers = {
  Mutation: { commitSecretAttempt, entrustSecretAttempt, revealSecretAttempt },
  AdditionalSecretAction: {
    code: ({ secret }) => secret.action,
    title: ({ secret }) => secret.title,
    text: ({ snapshot, secret }) => secretActionSentence(rulesetIn(snapshot), secret),
    anchor: ({ secret }) => secret.rule ?? null,
    channel: ({ secret }) => secret.channel ?? 'GAME_ACTIONS',
    declares: ({ secret }) => secret.declares,
    refusal: (source, _args, context) => {
      const account = readerAccountId(context);
      const refusal = account === null ? null : refusalIn(source, account);
      return refusal === null ? null : { ...refusal, seasonId: source.snapshot.record.id };
    },
  },
  DeclaredPart: {
    name: (part) => part.name,
    title: (part) => part.title,
    type: (part) => part.type,
    choices: (part) =>
      part.type === 'CHOICE'
        ? part.choices.map(({ choice: code, title }) => ({ code, title }))
        : [],
    least: (part) => (part.type === 'NUMBER' ? part.least : null),
    most: (part) => (part.type === 'NUMBER' ? part.most : null),
  },
  SecretAttempt: {
    ...secretFieldsOf<SecretAttemptSource>(isOpenAttempt),
    action: ({ row }) => row.action,
  },
};

export const secretAttemptEventResolvers = {
  SecretAttemptFailed: {
    changes: ({ snapshot, event }) =>
      (event.changes ?? []).map((change) => ({ snapshot, ...change })),
    magistrelli: ({ snapshot, event }) =>
      (event.magistrelli ?? []).map((change) => ({ snapshot, ...change })),
  },
  SecretAttemptRevealed: {
    changes: ({ snapshot, event }) => event.changes.map((change) => ({ snapshot, ...change })),
    magistrelli: ({ snapshot, event }) =>
      event.magistrelli.map((change) => ({ snapshot, ...change })),
  },
} satisfies Resolvers;
