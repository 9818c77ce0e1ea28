/** Reports a peer's port, CPU time and memory to the benchmark that started the peer. */
export function serving(port, facts = {}) {
  process.on('message', ({ ask }) => {
    if (ask === 'memory') for (let twice = 0; twice < 2; twice += 1) globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed, external } = process.memoryUsage();
    process.send({
      cpuMs: (user + system) / 1000,
      residentBytes: rss,
      heldBytes: heapUsed + external,
    });
  });
  process.on('disconnect', () => process.exit(0));
  process.send({ port, ...facts });
}
