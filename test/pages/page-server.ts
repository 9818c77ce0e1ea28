/**
 * The page tests' server, in its own process: scripts/jest-pages.cjs starts one for the run, and
 * suites are isolated by their seasons' ids. It reports its address to its parent, and ends with
 * it.
 */
import { LIMITS } from '../../src/server/scheduling/limits';
import { closeAll, startTestServer } from '../support/test-server';
import { delayAnswers } from './delayed-answers';

const MANY = 1_000_000_000;

/** All suites share one address, several at a time. */
const LIFTED = Object.fromEntries(
  Object.keys(LIMITS)
    .filter((name) => /Per(Address|Account)$/.test(name))
    .map((name) => [name, MANY]),
);

async function serve(): Promise<void> {
  const { server } = await startTestServer({ limits: LIFTED });
  const delayMs = Number(process.env['RIDOTTO_TEST_DELAY_MS'] ?? 0);
  process.send?.(delayMs === 0 ? server.port : await delayAnswers(server.port, delayMs));
}

process.once('disconnect', () => void closeAll().then(() => process.exit()));
void serve();
