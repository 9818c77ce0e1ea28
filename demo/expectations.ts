/** What a good run has shown; each that is missing fails the demo. */
import type { Tally } from './bots/seat';
import type { StoryEvent } from './story/teller';

export type Expectation = { readonly what: string; readonly met: boolean };

export function checkStory(
  heard: readonly StoryEvent[],
  tally: Tally,
  connections: number,
): readonly Expectation[] {
  const count = (type: StoryEvent['__typename']): number =>
    heard.filter(({ __typename }) => __typename === type).length;
  const revealed = new Set(
    heard.flatMap((event) =>
      event.__typename === 'SecretActionRevealed' ? [event.secretAction.id] : [],
    ),
  );
  const entrusted = [...tally.entrusted];
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
    { what: `lots were sold (${count('LotSold')})`, met: count('LotSold') > 0 },
    { what: `hands were placed (${count('HandPlaced')})`, met: count('HandPlaced') > 0 },
    {
      what: `the server revealed what it was entrusted with (${entrusted.length})`,
      met: entrusted.length > 0 && entrusted.every((id) => revealed.has(id)),
    },
    {
      what: `bots revealed what they kept themselves (${tally.ownReveals})`,
      met: tally.ownReveals > 0,
    },
    {
      what: `commands were refused (${tally.refusals})`,
      met: tally.refusals > 0,
    },
    {
      what: `secret actions and bids failed as they should (${failures(heard)})`,
      met: count('SecretActionFailed') > 0 && count('BidFailed') > 0,
    },
    {
      what: 'a request that was sent twice with one idempotency key happened once',
      met: tally.repeatedOnce === true,
    },
    {
      what: `the bots' reckoning agrees with scoreHand${firstDispute ? `: ${firstDispute}` : ''}`,
      met: firstDispute === undefined,
    },
    {
      what: tally.couldTradeIn
        ? `Trungs were traded in (${count('TrungsTradedIn')})`
        : 'nobody who would trade in Trungs had enough of them',
      met: !tally.couldTradeIn || count('TrungsTradedIn') > 0,
    },
  ];
}

function failures(heard: readonly StoryEvent[]): number {
  return heard.filter(
    ({ __typename }) => __typename === 'SecretActionFailed' || __typename === 'BidFailed',
  ).length;
}
