/** The goals that every edition's run must meet; otherwise the demo fails. */
import type { Expectation, Outcome } from './scenes/scene';
import { shown } from './scenes/scene';

export function checkStory(outcome: Outcome): readonly Expectation[] {
  const { heard, tally, connections } = outcome;
  const [firstDispute] = tally.scoreDisputes;
  return [
    {
      what: `the feed has events 1 to ${heard.length}, each once and in order`,
      met: heard.length > 0 && heard.every(({ seq }, place) => seq === place + 1),
    },
    {
      what: `the watcher's connection was cut and made again (${connections} connections)`,
      met: connections >= 2,
    },
    shown(outcome, 'lots were sold', 'LotSold'),
    shown(outcome, 'hands were placed', 'HandPlaced'),
    { what: `commands were refused (${tally.refusals})`, met: tally.refusals > 0 },
    {
      what: 'a request that was sent twice with one idempotency key happened once',
      met: tally.repeatedOnce === true,
    },
    {
      what: `the bots' reckoning of hands agrees with the server's${firstDispute ? `: ${firstDispute}` : ''}`,
      met: firstDispute === undefined,
    },
  ];
}
