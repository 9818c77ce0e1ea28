/** A candidate is elected Judge. Another bot asks a question, and the Judge rules [Judges]. */
import type { Call } from '../bots/play';
import { happened, input } from '../bots/seat';
import type { Seat } from '../bots/seat';
import {
  EndorseCandidateDocument,
  IssueRulingDocument,
  NominateForJudgeDocument,
  RequestJusticeDocument,
} from '../generated/operations';

/** The indices of the candidate and of the bot that asks the question. */
const [CANDIDATE, ASKER] = [2, 7];

export async function holdCourt(seat: Seat, call: Call): Promise<void> {
  if (call.__typename === 'WeekStarted' && call.week === 1) await stand(seat);
  if (call.__typename === 'CandidacyPosted') await endorse(seat, call);
  if (call.__typename === 'JudgeElected') await ask(seat);
  if (call.__typename === 'JusticeRequested') await rule(seat, call.request.id);
}

async function stand(seat: Seat): Promise<void> {
  if (seat.place !== CANDIDATE) return;
  const { nominateForJudge } = await seat.client.ask(NominateForJudgeDocument, {
    input: { ...input(seat), text: 'I have read the rules. Both pages.' },
  });
  happened(seat, 'would stand for Judge', nominateForJudge);
}

async function endorse(
  seat: Seat,
  { candidacy, player }: Extract<Call, { __typename: 'CandidacyPosted' }>,
): Promise<void> {
  if (player.id === seat.playerId) return;
  const { endorseCandidate } = await seat.client.ask(EndorseCandidateDocument, {
    input: { ...input(seat), candidacyId: candidacy.id },
  });
  happened(seat, 'would endorse the candidate', endorseCandidate);
}

async function ask(seat: Seat): Promise<void> {
  if (seat.place !== ASKER) return;
  const { requestJustice } = await seat.client.ask(RequestJusticeDocument, {
    input: {
      ...input(seat),
      kind: 'QUESTION',
      text: 'May a hand name a card that I only hope to win?',
      sections: ['submitting-a-hand'],
    },
  });
  happened(seat, 'would ask for justice', requestJustice);
}

/** Only one bot can be the Judge, so its index suffices. */
async function rule(seat: Seat, requestId: string): Promise<void> {
  if (seat.place !== CANDIDATE) return;
  const { issueRuling } = await seat.client.ask(IssueRulingDocument, {
    input: {
      ...input(seat),
      requestId,
      text: 'It may name it. Whoever does not have it at the revelation date has no hand.',
      sections: ['submitting-a-hand'],
    },
  });
  happened(seat, 'would rule', issueRuling);
}
