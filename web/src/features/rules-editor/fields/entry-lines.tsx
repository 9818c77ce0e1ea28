import { say } from '../../../platform/i18n/translate';
import type { Known } from '../model/references';
import { isShown } from '../model/sentence';
import type { Line, Part } from '../model/sentence';
import { SlotPlace } from './slot-field';
import { manyAt } from '../model/form-values';
import type { Typed, TypedValue } from '../model/form-values';
import type { LinesProps } from './slot-props';

/** Sentences with blanks to fill in. */
export function Lines({ lines, ...within }: LinesProps) {
  const { typed, root, known, onChange } = within;
  return lines
    .filter((line) => !isIdle(line, typed, root, known))
    .map((line, at) => (
      <div key={at} className="draft-line">
        {line.map((part, place) =>
          !isShown(part, typed) ? null : part.kind === 'said' ? (
            <span key={place}>{say(part.word)}</span>
          ) : (
            <SlotPlace
              key={place}
              {...within}
              slot={part}
              Lines={Lines}
              onPut={(key: string, value: TypedValue) => onChange({ ...typed, [key]: value })}
            />
          ),
        )}
      </div>
    ));
}

/** True if the line has nothing to choose. */
function isIdle(line: Line, typed: Typed, root: Typed, known: Known): boolean {
  const shown = line.filter((part) => isShown(part, typed));
  const isNothing = (part: Part): boolean =>
    part.kind === 'said' ||
    (part.kind === 'many' &&
      part.of(known, typed, root).length === 0 &&
      manyAt(typed, part.key).length === 0);
  return shown.every(isNothing);
}
