import type { Refusal } from '../../kernel';
import { readKey } from '../input/checks';
import type { MutationField } from '../mutations/mutation-field';
import { refusedAtOnce } from '../mutations/refused-at-once';
import { done } from '../mutations/submit';
import { foundingOf } from './founding';

const NAMES = { ROUND: 'Exhibition: Auction Casino', DYNASTY: 'Exhibition: Giolitti' } as const;
const BOTS = { ROUND: 4, DYNASTY: 2 } as const;

/** Whoever asks need not have an account: they get to watch what everybody may watch. */
export const startExhibition: MutationField<'startExhibition'> = async (
  _root,
  { input: { kind, idempotencyKey } },
  context,
) => {
  readKey(idempotencyKey);
  const { exhibitions } = context.deps;
  if (exhibitions === undefined) return refusedAtOnce(NOT_OFFERED);
  const called = { name: NAMES[kind], visibility: 'PUBLIC', inviteHash: null } as const;
  const founded = foundingOf({ kind, edition: null }, called);
  if ('refusal' in founded) return refusedAtOnce(founded.refusal);
  const outcome = await exhibitions.exhibit({ kind, bots: BOTS[kind], ...founded });
  return done(context, outcome, (reading) => reading.kind === kind);
};

const NOT_OFFERED: Refusal = { code: 'PRACTICE_NOT_OFFERED', rule: null, facts: {} };
