/** `npm run demo:giolitti`: bots play a dynasty of Giolitti, live, over the public API. */
import { parseArgs } from 'node:util';
import { EXAMPLE_URL, address } from '../arguments';
import { endWith, inTime, onStage } from '../stage';
import { COMPANY } from './company';
import { spendEvening } from './evening';
import { LEAST_DAYS } from './host';
import { makeGameTeller } from './tell';
import { giveVerdict } from './verdict';

const USAGE = `npm run demo:giolitti -- [options]

  --url <address>  a server, such as ${EXAMPLE_URL}: the play is public there;
                   by default the demo starts one for itself
  --seed <text>    makes the bots' choices repeat; "giolitti" by default
  --help           this page
`;
const PATIENCE_SECONDS = 240;

async function main(argv: readonly string[]): Promise<number> {
  const { help, seed, url } = readOptions(argv);
  if (help) {
    console.log(USAGE);
    return 0;
  }
  const games = (COMPANY.length / 2) * LEAST_DAYS;
  const promise = `${COMPANY.length} bots, more than ${games} games of a rehearsal, until one has won: about half a minute.`;
  return onStage(url === undefined ? null : address(url), promise, async (stage) => {
    const teller = makeGameTeller(stage);
    const evening = await inTime(spendEvening(stage.url, seed, teller), PATIENCE_SECONDS);
    return giveVerdict(evening, stage);
  });
}

const readOptions = (argv: readonly string[]) =>
  parseArgs({
    args: [...argv],
    options: {
      url: { type: 'string' },
      seed: { type: 'string', default: 'giolitti' },
      help: { type: 'boolean', default: false },
    },
  }).values;

endWith(main(process.argv.slice(2)));
