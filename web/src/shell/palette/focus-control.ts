import { idsOf } from '../../ui/form/option-rule';

type Done = { readonly mutation: string; readonly input: unknown };

/** The longest wait for a page and its data. */
const PATIENCE_MS = 30_000;
const CONTROLS =
  'input:not([type=hidden]), select, textarea, button:not(.dialog-close), [role=button]';

/** Focuses the control of an action once the page has it, unless the user acts in the meantime. */
export function focusControl(done: Done): void {
  const over = new AbortController();
  const end = (): void => over.abort();
  for (const name of ['keydown', 'pointerdown', 'wheel', 'popstate']) {
    window.addEventListener(name, end, { signal: over.signal, capture: true });
  }
  const until = performance.now() + PATIENCE_MS;
  const look = (): void => {
    if (over.signal.aborted) return;
    const control = controlOf(done);
    if (control === null && performance.now() < until) {
      requestAnimationFrame(look);
      return;
    }
    end();
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'center' });
  };
  // A closing dialog returns the focus first.
  setTimeout(look);
}

/**
 * The control is beside the link to the section that offers the action. An action with a dialog is
 * its own control. Null if the control is missing or hidden.
 */
function controlOf({ mutation, input }: Done): HTMLElement | null {
  const links = [...document.querySelectorAll<HTMLElement>(`main [data-act="${mutation}"]`)];
  const about = idsOf(input);
  const link = links.find((each) => each.dataset['about'] === about) ?? links[0];
  if (link === undefined) return null;
  for (let fold = link.closest('details'); fold !== null;) {
    fold.open = true;
    fold = fold.parentElement?.closest('details') ?? null;
  }
  const around = link.closest('form') ?? link.parentElement;
  const controls = link.matches(CONTROLS)
    ? [link]
    : [...(around?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
  const seen = controls.find((each) => each.checkVisibility());
  const more = '.more-button[aria-expanded="false"]';
  const opener = link.closest('.more')?.querySelector<HTMLElement>(more);
  if (seen !== undefined || opener?.checkVisibility() !== true) return seen ?? link;
  opener.click();
  return null;
}
