import { t } from '../../../platform/i18n/translate';
import type { Problem } from '../model/problems';

type ProblemNotesProps = { readonly problems: readonly Problem[]; readonly id?: string };

/** The problems that the server found in the field beside them. */
export function ProblemNotes({ problems, id }: ProblemNotesProps) {
  if (problems.length === 0) return null;
  return (
    <span className="draft-problem outcome" id={id}>
      {problems.map(({ path, message }) => (
        <span key={`${path} ${message}`}>{t('draft.problem', { message })}</span>
      ))}
    </span>
  );
}
