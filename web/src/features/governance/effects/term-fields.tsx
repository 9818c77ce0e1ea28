import { t } from '../../../platform/i18n/translate';
import { Choice } from './choice';
import { halves } from './effect-draft';
import type { EffectDraft, EffectValues } from './effect-draft';
import { labelled, TypedField } from './need-field';
import type { Lists } from './need-field';
import { termKey } from './use-effect-choices';

type TermFieldsProps = Pick<Lists, 'things'> & {
  readonly effect: EffectDraft;
  readonly put: (some: EffectValues) => void;
};

/** The end of a term. A term is chosen with its holder. */
export function TermFields({ effect, things, put }: TermFieldsProps) {
  const { kind, values } = effect;
  const { playerId = '', office = '', until = '' } = values;
  const end = kind.needs.find(({ field }) => field === 'until');
  const label = t('effect.term');
  const change = (key: string): void => {
    const [holder, code] = halves(key);
    put({ playerId: holder, office: code });
  };
  return (
    <>
      {labelled(
        label,
        <Choice
          label={label}
          value={termKey(playerId, office)}
          of={things.terms}
          onChange={change}
        />,
      )}
      {end !== undefined &&
        labelled(
          end.label,
          <TypedField need={end} value={until} onChange={(typed) => put({ until: typed })} />,
        )}
    </>
  );
}
