import { inOneLine } from '../../../kernel';
import type { SeasonSnapshot } from '../../../engine';
import { aboutFields } from '../../events/about-fields';
import { ownField } from '../../events/event-field';
import type { DefaultField, Resolve } from '../../nodes/field';
import { SeasonSource } from '../../snapshots/season-source';
import { plannerOf } from './plan-effects';
import type { ProposalEffectSource } from './sources';

/** The fields that every effect has, and the season of an effect on the whole season. */
const EVERY: Readonly<Partial<Record<string, Resolve>>> = {
  kind: ({ effect }: ProposalEffectSource) => effect.type,
  text: ({ snapshot, effect }: ProposalEffectSource): string =>
    inOneLine(plannerOf(snapshot).textOf(snapshot, effect)),
  about: aboutFields,
  input: ({ snapshot, effect }: ProposalEffectSource) =>
    plannerOf(snapshot).inputOf(snapshot, effect),
  season: ({ snapshot }: ProposalEffectSource) => SeasonSource.of<SeasonSnapshot>(snapshot),
};

/** Resolves an effect's field: one that every effect has, or one by its property, as for events. */
export const effectField: DefaultField = (field) => {
  const own = ownField(field);
  return (
    EVERY[field.name] ??
    (({ snapshot, effect }: ProposalEffectSource) =>
      own({ snapshot, seq: snapshot.record.seq, event: effect }))
  );
};
