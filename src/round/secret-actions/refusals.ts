/** The refusals about secret information. */
import { moment } from '../../kernel';
import type { Sentences } from '../../kernel';
import type { RoundFacts } from '../model/facts';

export type SecretActionRefusals = {
  readonly HASH_MALFORMED: RoundFacts<'field'>;
  readonly HASH_MISMATCH: RoundFacts<'committed' | 'sha256'>;
  readonly HASH_TAKEN: RoundFacts<'sha256' | 'actionId' | 'playerId'>;
  readonly NO_SECRET_ACTION: RoundFacts<'kind'>;
  readonly NOT_MATURED: RoundFacts<'kind' | 'actionId' | 'maturesAtMs' | 'revealsAtMs'>;
  readonly REVELATION_OVER: RoundFacts<'kind' | 'actionId' | 'maturesAtMs' | 'revealsAtMs'>;
  readonly ALREADY_REVEALED: RoundFacts<
    'kind' | 'actionId' | 'maturesAtMs' | 'revealsAtMs' | 'revealedAtMs'
  >;
};

export const SECRET_ACTION_REFUSALS: Sentences<SecretActionRefusals> = {
  HASH_MALFORMED: () => 'A SHA-256 is 64 hexadecimal digits.',
  HASH_MISMATCH: ({ sha256 }) =>
    `This text has the SHA-256 ${sha256}, not the one that was committed.`,
  HASH_TAKEN: () =>
    'Another player has committed this hash this week: put a salt of your own into your text.',
  NO_SECRET_ACTION: () => 'You have no secret action of that kind to reveal.',
  NOT_MATURED: ({ maturesAtMs }) =>
    `It is too early to reveal this: it matures at ${moment(maturesAtMs)}.`,
  REVELATION_OVER: ({ revealsAtMs }) =>
    `It is too late to reveal this: the revelation date was ${moment(revealsAtMs)}.`,
  ALREADY_REVEALED: ({ revealedAtMs }) => `This was revealed already, at ${moment(revealedAtMs)}.`,
};
