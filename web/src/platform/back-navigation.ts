/** True if the browser may have restored the page from its cache, however old. */
export function isBackNavigation(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return (visit as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}
