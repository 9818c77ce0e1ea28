import { assertInterfaceType } from 'graphql';
import type { GraphQLSchema } from 'graphql';

const COMMON = ['id', 'about', 'seq', 'at', 'by', 'season', 'text', 'channel', 'transfers'];
export const SELECTIONS: Readonly<Record<string, string>> = {
  proposal: '{ title author { name } }',
  tally: '{ votesFor votesAgainst }',
  revision: '{ revision }',
  failure: '{ effect refusal { message } }',
  secretActions: '{ sha256 }',
  player: '{ name }',
  lot: '{ number }',
  bid: '{ written player { name } }',
  outbid: '{ written }',
  nextBid: '{ written }',
  nextBids: '{ written player { name } }',
  hand: '{ id }',
  hands: '{ id }',
  poker: '{ hand name line cards { count card { name } } }',
  score: '{ total }',
  rolls: '{ week stream clientSeeds values sides }',
  clientSeeds: '{ player { name } sha256 fixedSeq }',
  nextClientSeeds: '{ player { name } sha256 fixedSeq }',
  results:
    '{ player { name } won { number } paid lost { number } sold { number } earned hands { id } fortunes failed { id } }',
  yours: '{ paid }',
  payments: '{ player { name } wealth tax amount }',
  sold: '{ number }',
  unsold: '{ number }',
  secretAction: '{ id kind }',
  attempt: '{ id sha256 }',
  attempts: '{ sha256 }',
  sitting: '{ id payout }',
  war: '{ id terms }',
  table: '{ id kind }',
  wager: '{ item quantity }',
  cards: '{ player { name } card { name } }',
  winner: '{ name }',
  winners: '{ name }',
  target: '{ name }',
  for: '{ name }',
  stays: '{ name }',
  candidacy: '{ id }',
  counts: '{ endorsements }',
  changes: '{ value now }',
  whose: '{ name }',
  ofCard: '{ name }',
  toCard: '{ name }',
  byProposal: '{ title }',
  officeDraw: '{ stream value candidates { name } }',
  effects: '{ kind text about { id } input }',
  reminded: '{ name }',
  judge: '{ name }',
  request: '{ id }',
  ruling: '{ id }',
  confidenceVote: '{ id }',
  trade: '{ id status }',
  leaver: '{ name }',
  lacks: '{ item have need }',
  items: '{ item name }',
  works: '{ title }',
  work: '{ title }',
  values: '{ value work { title } }',
  contract: '{ id status }',
  duck: '{ id name }',
  change: '{ id kind }',
  ruleset: '{ revision }',
  unmasked: '{ name }',
  game: '{ number gameStatus }',
  grandCanal: '{ name heft }',
  card: '{ name }',
  resigned: '{ name }',
  fine: '{ clean fined { name } hands { player { name } cards { name } } }',
  campione: '{ name }',
  pegs: '{ player { name } reason by }',
  magistrelli: '{ player { name } from to }',
  moda: '{ mask from to }',
  movements: '{ player { name } pegs magistrelli }',
  bet: '{ juice status player { name } on { name } }',
};

/** A fragment for each type of event, with all the type's own fields. */
export function selectionsOfEvents(schema: GraphQLSchema): string {
  const event = assertInterfaceType(schema.getType('Event'));
  return schema
    .getPossibleTypes(event)
    .flatMap((type) => {
      const names = Object.keys(type.getFields()).filter((name) => !COMMON.includes(name));
      const fields = names.map((name) => `${type.name}_${name}: ${name} ${SELECTIONS[name] ?? ''}`);
      return fields.length === 0 ? [] : [`... on ${type.name} { ${fields.join(' ')} }`];
    })
    .join('\n');
}
