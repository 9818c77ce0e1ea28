/** The part of Node's diagnostic report that has the limit, on platforms with such a limit. */
type Report = {
  readonly userLimits?: { readonly open_files?: { readonly soft: number | string } };
};

/**
 * The problem if the process may not open `wanted` files; null if it may, or if the limit is
 * unknown.
 */
export function openFilesProblem(wanted: number): string | null {
  const { userLimits } = process.report.getReport() as Report;
  const allowed = Number(userLimits?.open_files?.soft);
  if (!(allowed < wanted)) return null;
  return (
    `So many sockets take ${wanted} open files, and one process may have ${allowed} here: ` +
    'raise it (ulimit -n) or ask for fewer (--sockets).'
  );
}
