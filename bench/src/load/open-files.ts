/** The part of Node's diagnostic report with the limit, on platforms that have one. */
type Report = {
  readonly userLimits?: { readonly open_files?: { readonly soft: number | string } };
};

/** Null if the process may open that many files, or the limit is unknown. */
export function openFilesProblem(wanted: number): string | null {
  const { userLimits } = process.report.getReport() as Report;
  const allowed = Number(userLimits?.open_files?.soft);
  if (!(allowed < wanted)) return null;
  return (
    `So many sockets take ${wanted} open files, and one process may have ${allowed} here: ` +
    'raise it (ulimit -n) or ask for fewer (--sockets).'
  );
}
