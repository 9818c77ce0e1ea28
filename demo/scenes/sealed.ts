/** The goals of every edition with sealed bids and Trungs. */
import type { StoryEvent } from '../story/teller';
import type { Expectation, Outcome } from './scene';
import { shown } from './scene';

export function sealedExpectations(outcome: Outcome): readonly Expectation[] {
  const { heard, tally, count } = outcome;
  const revealed = new Set(heard.flatMap(revealedId));
  const entrusted = [...tally.entrusted];
  return [
    {
      what: `the server revealed what it was entrusted with (${entrusted.length})`,
      met: entrusted.length > 0 && entrusted.every((id) => revealed.has(id)),
    },
    {
      what: `bots revealed what they kept themselves (${tally.ownReveals})`,
      met: tally.ownReveals > 0,
    },
    shown(
      outcome,
      'secret actions and bids failed as they should',
      'SecretActionFailed',
      'BidFailed',
    ),
    {
      what: tally.couldTradeIn
        ? `Trungs were traded in (${count('TrungsTradedIn')})`
        : 'nobody who would trade in Trungs had enough of them',
      met: !tally.couldTradeIn || count('TrungsTradedIn') > 0,
    },
  ];
}

const revealedId = (event: StoryEvent): readonly string[] =>
  event.__typename === 'SecretActionRevealed' ? [event.secretAction.id] : [];
