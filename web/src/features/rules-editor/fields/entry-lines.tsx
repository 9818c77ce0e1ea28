import type { References } from '../model/references';
import { isShown, say } from '../model/sentence';
import type { Line, Part } from '../model/sentence';
import { SlotField } from './slot-field';
import { manyAt } from '../model/form-values';
import type { FormValues, FormValue } from '../model/form-values';
import type { LinesProps } from './slot-props';

/** Sentences with blanks to fill in. */
export function EntryLines({ lines, ...within }: LinesProps) {
  const { typed, root, known, onChange } = within;
  return lines
    .filter((line) => !isIdle(line, typed, root, known))
    .map((line, at) => (
      <div key={at} className="draft-line">
        {line.map((part, place) =>
          !isShown(part, typed) ? null : part.kind === 'said' ? (
            <span key={place}>{say(part.word)}</span>
          ) : (
            <SlotField
              key={place}
              {...within}
              slot={part}
              Lines={EntryLines}
              onPut={(key: string, value: FormValue) => onChange({ ...typed, [key]: value })}
            />
          ),
        )}
      </div>
    ));
}

/** True if the line has no choices to make. */
function isIdle(line: Line, typed: FormValues, root: FormValues, known: References): boolean {
  const shown = line.filter((part) => isShown(part, typed));
  const isNothing = (part: Part): boolean =>
    part.kind === 'said' ||
    (part.kind === 'many' &&
      part.of(known, typed, root).length === 0 &&
      manyAt(typed, part.key).length === 0);
  return shown.every(isNothing);
}
