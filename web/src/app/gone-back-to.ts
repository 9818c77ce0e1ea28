/** Whether the browser may show the page as it was kept, however long ago. */
export function isGoneBackTo(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return (visit as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}
