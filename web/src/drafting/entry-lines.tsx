import { say } from '../words/words';
import type { Known } from './known';
import type { Problem } from './problems';
import { isShown } from './shape';
import type { Line, Part } from './shape';
import { SlotPlace } from './slot-place';
import { manyAt } from './typed';
import type { Typed, TypedValue } from './typed';

export type Within = {
  readonly typed: Typed;
  /** The whole entry, on which it can depend what a formula may speak of. */
  readonly root: Typed;
  readonly known: Known;
  /** A JSON Pointer to what the lines are of. */
  readonly place: string;
  readonly problems: readonly Problem[];
  readonly onChange: (typed: Typed) => void;
};

/** Sentences whose blanks are filled in where they stand. */
export function Lines({ lines, ...within }: Within & { readonly lines: readonly Line[] }) {
  const { typed, known, onChange } = within;
  return lines
    .filter((line) => !isIdle(line, typed, known))
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
              onPut={(key: string, value: TypedValue) => onChange({ ...typed, [key]: value })}
            />
          ),
        )}
      </div>
    ));
}

/** Nothing is to be chosen in it. */
function isIdle(line: Line, typed: Typed, known: Known): boolean {
  const shown = line.filter((part) => isShown(part, typed));
  const isNothing = (part: Part): boolean =>
    part.kind === 'said' ||
    (part.kind === 'many' &&
      part.of(known, typed).length === 0 &&
      manyAt(typed, part.key).length === 0);
  return shown.every(isNothing);
}
