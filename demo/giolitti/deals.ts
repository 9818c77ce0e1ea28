/** After the last day: repeats the deals of all games, and prints one of them. */
import type { Expectation } from '../scenes/scene';
import { DealsDocument, EnvironmentDocument } from '../generated/operations';
import type { Evening } from './evening';
import { readRules } from './rules';
import type { Rules } from './rules';
import { namesOf, verifyDeal } from './verify-deal';
import type { Stream } from './verify-deal';

export type Deals = { readonly lines: readonly string[]; readonly checks: readonly Expectation[] };

export async function dealAgain({ client, seasonId, heard }: Evening): Promise<Deals> {
  const { diceProof } = await client.ask(DealsDocument, { seasonId });
  // The journal has each game's commitment at the deal of the game before; the first commitment is
  // in the event of the dynasty's creation.
  const promised = heard.flatMap((event) =>
    'nextCommitment' in event
      ? [
          {
            seq: event.seq,
            commitment: event.nextCommitment,
            clientSeeds: 'nextClientSeeds' in event ? event.nextClientSeeds : [],
          },
        ]
      : [],
  );
  const sets = heard.flatMap((event) => (event.__typename === 'ClientSeedSet' ? [event] : []));
  const environments = new Map<number, Rules>();
  const problems: string[] = [];
  for (const stream of diceProof.streams) {
    const { game } = stream;
    if (game === null) continue;
    const { revision } = game.ruleset;
    const rules = environments.get(revision) ?? (await rulesOf(client, game.id));
    environments.set(revision, rules);
    const found = verifyDeal(diceProof.scope, stream, promised[game.number - 1], rules, sets);
    problems.push(...found.map((problem) => `Game ${game.number}: ${problem}`));
  }
  const dealt = diceProof.streams.filter(({ game }) => game !== null);
  return {
    lines: [
      ...dealt.slice(0, 1).flatMap((stream) => linesOf(stream)),
      ...(problems.length === 0
        ? [`So it was dealt, and so were the other games: ${dealt.length} in all.`]
        : problems),
    ],
    checks: [
      {
        what: `all deals come from the seeds that were promised (${dealt.length})`,
        met: dealt.length > 0 && problems.length === 0,
      },
    ],
  };
}

async function rulesOf(client: Evening['client'], gameId: string): Promise<Rules> {
  const { node } = await client.ask(EnvironmentDocument, { gameId });
  return readRules(node?.__typename === 'GiolittiGame' ? node.ruleset.document : null);
}

function linesOf({ algorithm, commitment, seed, draws, game, shuffle }: Stream): string[] {
  const sides = (game?.participants ?? []).map(
    ({ player, disclosedHand }) => `${player.name}: ${namesOf(disclosedHand ?? [])}`,
  );
  return [
    `algorithm    ${algorithm}`,
    `commitment   ${commitment}`,
    `seed         ${seed ?? 'not published'}`,
    `added        ${shuffle?.clientSeeds.join(', ') ?? ''}`,
    `draws        ${draws.length}, then the shuffle from number ${shuffle?.from ?? 0} on`,
    ...sides,
    `Grand Canal: ${game?.grandCanal.name ?? ''}`,
  ];
}
