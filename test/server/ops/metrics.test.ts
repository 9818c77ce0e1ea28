import { makeMetrics } from '../../../src/server/ops/metrics';

it('two servers share the metrics of their process, and each has its own counts', async () => {
  const [one, two] = [makeMetrics(null), makeMetrics(null)];
  for (const name of ['nodejs_gc_duration_seconds', 'nodejs_eventloop_lag_seconds']) {
    const shared = one.registry.getSingleMetric(name);
    expect(shared).toBeDefined();
    expect(two.registry.getSingleMetric(name)).toBe(shared);
  }
  one.delivered();
  const delivered = 'ridotto_live_results_delivered_total';
  expect(await one.registry.metrics()).toContain(`\n${delivered} 1\n`);
  expect(await two.registry.metrics()).toContain(`\n${delivered} 0\n`);
});
