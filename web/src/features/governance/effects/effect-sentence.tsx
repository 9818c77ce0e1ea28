import { useId } from 'react';
import type { ReactNode } from 'react';
import { nameOf } from './effect-draft';
import type { DescribedKind, EffectDraft, EffectValues } from './effect-draft';
import { problemText } from './field-problem';
import type { FieldProblem } from './field-problem';
import { isDrawn, NeedField } from './need-field';
import type { Lists } from './need-field';
import { TermFields } from './term-fields';
import { ValueSentence } from './value-sentence';
import { WorkFields } from './work-fields';

export type SentenceProps = Lists & {
  readonly effect: EffectDraft;
  /** The server's problem with one of the fields; null for none. */
  readonly problem: FieldProblem | null;
  readonly onChange: (effect: EffectDraft) => void;
};
type Picture = (
  props: Omit<SentenceProps, 'onChange' | 'problem'> & {
    readonly put: (some: EffectValues) => void;
  },
) => ReactNode;

/** The kinds with a form of their own. */
const PICTURES: Readonly<Partial<Record<string, Picture>>> = {
  SET_VALUE: ValueSentence,
  SET_TERM: TermFields,
  CREATE_WORK: ({ effect, things, put }) => (
    <WorkFields work={effect.values} people={things.PLAYER ?? []} onChange={put} />
  ),
};

/** True if this form can ask for all that the kind needs. */
export const hasForm = ({ kind, needs }: DescribedKind): boolean =>
  kind in PICTURES || needs.every(isDrawn);

/** An effect's form: its name, and the fields that the server describes. */
export function EffectSentence({ effect, problem, onChange, ...lists }: SentenceProps) {
  const { kind, values } = effect;
  const id = useId();
  const put = (some: EffectValues): void => onChange({ kind, values: { ...values, ...some } });
  const Own = PICTURES[kind.kind];
  return (
    <>
      <strong>{kind.title}</strong>
      {Own !== undefined ? (
        <Own {...lists} effect={effect} put={put} />
      ) : (
        kind.needs
          .filter(({ oneOf, field }) => oneOf.length === 0 || oneOf[0] === field)
          .map((need) => (
            <NeedField
              key={nameOf(need)}
              {...lists}
              need={need}
              all={kind.needs}
              values={values}
              put={put}
              problem={problem?.field === nameOf(need) ? id : null}
            />
          ))
      )}
      {problem !== null && (
        <p className="outcome" role="alert" id={id}>
          {problemText(effect, problem)}
        </p>
      )}
    </>
  );
}
