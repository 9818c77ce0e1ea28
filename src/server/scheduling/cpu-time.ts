/** The processor time of the process in milliseconds, including its threads. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** The processor time of a piece of work: on a busy machine less than the elapsed time. */
export function measureCpu(): () => number {
  const [sinceMs, usedMs] = [performance.now(), cpuMs()];
  return () => Math.min(performance.now() - sinceMs, cpuMs() - usedMs);
}
