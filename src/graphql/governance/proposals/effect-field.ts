import { inOneLine } from '../../../kernel';
import { aboutFields } from '../../events/about-fields';
import type { DefaultField, Resolve } from '../../nodes/field';
import { plannerOf } from './plan-effects';
import type { ProposalEffectSource } from './sources';

/** The fields that every effect has. */
const EVERY: Readonly<Partial<Record<string, Resolve>>> = {
  kind: ({ effect }: ProposalEffectSource) => effect.type,
  text: ({ snapshot, effect }: ProposalEffectSource): string =>
    inOneLine(plannerOf(snapshot).textOf(snapshot, effect)),
  about: aboutFields,
  input: ({ snapshot, effect }: ProposalEffectSource) =>
    plannerOf(snapshot).inputOf(snapshot, effect),
};

export const effectField: DefaultField = ({ name }) => EVERY[name] ?? null;
