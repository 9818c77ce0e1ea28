/** Milliseconds of processor that the process has used, its threads among them. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** How much processor a piece of work took: where the machine was busy with others, less than the time that passed. */
export function measureCpu(): () => number {
  const [sinceMs, usedMs] = [performance.now(), cpuMs()];
  return () => Math.min(performance.now() - sinceMs, cpuMs() - usedMs);
}
