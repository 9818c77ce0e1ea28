/** The sentences of rounds whose things have titles: no sentence has a code. */
import { eventText, optionsOf, ROUND_SENTENCES } from '../../../src/round';
import { findEdition, EDITIONS } from '../../../src/rulesets';
import type { RoundRuleset } from '../../../src/rulesets';
import { codesOf, renamed } from '../../season/renamed';
import { fc } from '../../support/property-testing';
import { account } from '../harness';
import { Season } from './season';
import { ACCOUNTS, plan } from './steps';

type Sentences = Readonly<Record<string, (facts: object) => string>>;

const PLANS = 12;
const sentenceOf = (code: string, facts: object): string =>
  (ROUND_SENTENCES as unknown as Sentences)[code]!(facts);

/** The name of an artist, and refusals of what the rules do not have. */
const isOther = (code: string): boolean => code.endsWith('_UNKNOWN');
const withoutArtist = (sentence: string): string => sentence.replaceAll('A Duck', 'Ann');

it.each([...EDITIONS.keys()])('calls things by their titles in %s', (edition) => {
  const ruleset: RoundRuleset = renamed(findEdition(edition)!);
  const codes = codesOf(ruleset);
  const wrong = new Set<string>();
  const tell = (what: string, sentence: string): void => {
    if (!isOther(what) && codes.test(withoutArtist(sentence))) wrong.add(`${what}: ${sentence}`);
  };
  for (const steps of fc.sample(plan, { numRuns: PLANS, seed: 5 })) {
    const season = new Season(ruleset, steps).open();
    const { round } = season;
    for (const step of steps.steps) {
      const refusal = season.play(step);
      if (refusal !== null) tell(refusal.code, sentenceOf(refusal.code, refusal.facts));
    }
    for (const { event } of round.journal) tell(event.type, eventText(round.state, event));
    for (const who of ACCOUNTS) {
      for (const { mutation, description } of optionsOf(round.state, account(who), round.now)) {
        tell(mutation, description);
      }
    }
  }
  expect([...wrong]).toEqual([]);
});
