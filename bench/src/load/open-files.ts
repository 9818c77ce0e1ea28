/** Of the report that Node makes of itself, where the platform tells it. */
type Report = {
  readonly userLimits?: { readonly open_files?: { readonly soft: number | string } };
};

/** Null when that many files may be open in one process, or nobody can tell. */
export function openFilesProblem(wanted: number): string | null {
  const { userLimits } = process.report.getReport() as Report;
  const allowed = Number(userLimits?.open_files?.soft);
  if (!(allowed < wanted)) return null;
  return (
    `So many sockets take ${wanted} open files, and one process may have ${allowed} here: ` +
    'raise it (ulimit -n) or ask for fewer (--sockets).'
  );
}
