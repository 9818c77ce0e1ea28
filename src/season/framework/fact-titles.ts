/**
 * The titles that the rules give to the codes among a refusal's facts. The sentence of a refusal is
 * made from its facts alone, so they have what it calls things.
 */
import type { ItemCode } from '../../kernel';
import {
  cardOfCode,
  findAction,
  findOffice,
  findSecretAction,
  findTracked,
  nameOfCard,
  isUniqueCode,
} from '../../rulesets';
import type { Ruleset } from '../../rulesets';
import { amountOf, phaseTitle, titled } from '../model/labels';
import type { Titles } from '../model/labels';

type TitleOf = (ruleset: Ruleset, code: string) => string | undefined;

const nameOfClass: TitleOf = ({ proposals }, code) =>
  proposals?.classes.find((known) => known.class === code)?.name;
const nameOfPhase: TitleOf = (ruleset, code) =>
  ruleset.kind === 'ROUND' ? ruleset.phases.find(({ phase }) => phase === code)?.name : undefined;
const nameOfMask: TitleOf = (ruleset, code) =>
  ruleset.kind === 'DYNASTY' ? ruleset.masks.find(({ mask }) => mask === code)?.name : undefined;
const nameOfTrick: TitleOf = (ruleset, code) =>
  ruleset.kind === 'DYNASTY' ? ruleset.tricks.find(({ trick }) => trick === code)?.name : undefined;

/** The facts that are codes, or lists of codes, of things with a title. */
const TITLE_OF: Readonly<Record<string, TitleOf>> = {
  action: (ruleset, code) => (findAction(ruleset, code) ?? findSecretAction(ruleset, code))?.title,
  office: (ruleset, code) => findOffice(ruleset, code)?.title,
  value: (ruleset, code) => findTracked(ruleset, code)?.title,
  class: nameOfClass,
  classes: nameOfClass,
  phase: nameOfPhase,
  phases: nameOfPhase,
  needed: nameOfPhase,
  mask: nameOfMask,
  masks: nameOfMask,
  trick: nameOfTrick,
  tricks: nameOfTrick,
};

const usual = (titleOf: TitleOf, code: string): string =>
  titleOf === nameOfPhase ? phaseTitle(code) : titled(code);

/**
 * The refusal with `titles` among its facts: the titles in the rules that are not just the code in
 * words. Without such a title the refusal is unchanged, and so is a refusal that has titles.
 */
export function withTitles<F extends { readonly facts: object }>(
  rulesetOf: () => Ruleset,
  refusal: F,
): F {
  const facts: Readonly<Record<string, unknown>> = { ...refusal.facts };
  if ('titles' in facts) return refusal;
  // A refusal to found a season has no codes, and no rules either.
  if (!Object.keys(facts).some((fact) => fact === 'item' || Object.hasOwn(TITLE_OF, fact))) {
    return refusal;
  }
  const ruleset = rulesetOf();
  const titles: Titles = {
    ...Object.fromEntries(
      Object.entries(TITLE_OF).flatMap(([fact, titleOf]) => {
        const title = titleOfFact(ruleset, titleOf, facts[fact]);
        return title === null ? [] : [[fact, title]];
      }),
    ),
    ...itemTitles(ruleset, facts['item']),
  };
  return Object.keys(titles).length === 0 ? refusal : { ...refusal, facts: { ...facts, titles } };
}

function titleOfFact(
  ruleset: Ruleset,
  titleOf: TitleOf,
  fact: unknown,
): string | readonly string[] | null {
  if (typeof fact === 'string') {
    const title = titleOf(ruleset, fact);
    return title === undefined || title === usual(titleOf, fact) ? null : title;
  }
  if (!Array.isArray(fact)) return null;
  const codes = fact.map(String);
  const titles = codes.map((code) => titleOf(ruleset, code) ?? usual(titleOf, code));
  return codes.every((code, at) => titles[at] === usual(titleOf, code)) ? null : titles;
}

/** The title of one item, and of several. */
function itemTitles(ruleset: Ruleset, fact: unknown): Titles {
  if (typeof fact !== 'string') return {};
  const code = fact as ItemCode;
  const named = namesOfItem(ruleset, code);
  if (named === null) return {};
  const isUsual = [1, 2].every((count) => {
    const title = count === 1 ? named.item : named.items;
    return amountOf(count, code) === amountOf(count, code, { item: title, items: title });
  });
  return isUsual ? {} : named;
}

function namesOfItem(
  ruleset: Ruleset,
  code: ItemCode,
): { readonly item: string; readonly items: string } | null {
  if (isUniqueCode(code)) return null;
  const card = cardOfCode(code);
  if (card !== null) {
    const name = nameOfCard(ruleset, card);
    return { item: name, items: name };
  }
  if (ruleset.kind === 'DYNASTY') return null;
  const kind = ruleset.items.find(({ item }) => item === code);
  return kind === undefined ? null : { item: kind.name, items: kind.plural };
}
