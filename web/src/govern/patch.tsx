import { printFormula } from '../formula/print-formula';

type Step = { readonly op?: unknown; readonly path?: unknown; readonly value?: unknown };

/** A change of the rules, step by step: what goes in one colour, what comes in another. */
export function Patch({ patch }: { readonly patch: unknown }) {
  const steps: readonly Step[] = Array.isArray(patch) ? patch : [];
  return (
    <ul className="patch">
      {steps.map(({ op, path, value }, at) => (
        <li key={at} data-op={String(op)}>
          <code>{String(path)}</code>
          {value !== undefined && (
            <>
              {' '}
              <ins>{printed(value)}</ins>
            </>
          )}
          {op === 'remove' && <del> {op}</del>}
        </li>
      ))}
    </ul>
  );
}

/** A formula as people read it, anything else as it is. */
const printed = (value: unknown): string =>
  (typeof value === 'object' ? printFormula(value) : null) ?? JSON.stringify(value);
