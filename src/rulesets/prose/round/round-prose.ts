import type { RoundRuleset } from '../../round/document';
import { RULE_ANCHORS } from '../../articles/anchors';
import type { RuleAnchor, TextAnchor } from '../../articles/anchors';
import { actions, general } from './general';
import { articles } from '../common/articles';
import { auctionHouse } from './auction-house';
import { bidding } from './bidding';
import { cards } from './cards';
import { chance } from './chance';
import { contracts } from './contracts';
import { ducks } from './ducks';
import { fortunes } from './fortunes';
import { goldStar } from './gold-star';
import { income } from './income';
import { items } from './items';
import { judge } from './judge';
import { lots } from './lots';
import { mechanics } from '../common/mechanics';
import { joinSections } from '../common/section';
import { participation } from './participation';
import { phases } from './phases';
import { players } from './players';
import { prizes } from './prizes';
import { proposalMakers } from './proposal-makers';
import { proposals } from './proposals';
import { scoring } from './scoring';
import { seasons } from './seasons';
import { secretInformation } from './secret-information';
import type { RuleSection, RoundSectionWriter } from '../common/section';
import { slots } from './slots';
import { submittingAHand } from './submitting-a-hand';
import { tables } from './tables';
import { trade } from './trade';
import { trung } from './trung';
import { victory } from './victory';
import { war } from './war';
import { worksOfArt } from './works-of-art';

const WRITERS: Readonly<Record<TextAnchor, RoundSectionWriter>> = {
  general,
  seasons,
  players,
  phases,
  income,
  bidding,
  lots,
  'auction-house': auctionHouse,
  'works-of-art': worksOfArt,
  'submitting-a-hand': submittingAHand,
  prizes,
  scoring,
  participation,
  fortunes,
  actions,
  trade,
  ducks,
  contracts,
  proposals,
  items,
  cards,
  'proposal-makers': proposalMakers,
  trung,
  'gold-star': goldStar,
  judge,
  'secret-information': secretInformation,
  tables,
  slots,
  war,
  chance,
  victory,
};

/** The rules that the server enforces, in prose: one section for each rule. */
export function ruleProse(ruleset: RoundRuleset): RuleSection[] {
  return RULE_ANCHORS.map((anchor) => WRITERS[anchor](ruleset)).filter((found) => found !== null);
}

// A document is frozen data, so its sections are computed once.
const SECTIONS = new WeakMap<RoundRuleset, ReadonlySet<string>>();

/** True if the rules have this section. */
export function hasSection(ruleset: RoundRuleset, anchor: RuleAnchor): boolean {
  const known = SECTIONS.get(ruleset);
  if (known !== undefined) return known.has(anchor);
  const found = [...ruleProse(ruleset), ...mechanics(ruleset)].map((each): string => each.anchor);
  SECTIONS.set(ruleset, new Set(found));
  return found.includes(anchor);
}

/**
 * The complete rules as one Markdown text, with a table of contents and an anchor before each
 * heading.
 */
export const ruleMarkdown = (ruleset: RoundRuleset): string =>
  joinSections(ruleset.title, [...ruleProse(ruleset), ...mechanics(ruleset), ...articles(ruleset)]);
