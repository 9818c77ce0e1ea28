import { printList } from '../../platform/i18n/print-list';
import { t } from '../../platform/i18n/translate';
import type { LearnGiolittiQuery } from '../../generated/graphql';
import type { LearnWord } from './words';

export type GiolittiRules = NonNullable<NonNullable<LearnGiolittiQuery['edition']>['dynasty']>;

/** The words of Giolitti, with the numbers of the rules. */
export function giolittiWords(rules: GiolittiRules): readonly LearnWord[] {
  const { deck, pocketSize, bersaglioBase, stakesStart, stakesMaximum, clockHours } = rules;
  const [suit] = deck.filter(({ arcana }) => !arcana);
  const arcana = deck.filter((each) => each.arcana);
  // The examples of the tricks lie beside the same card.
  const canal = rules.tricks.find(({ example }) => example !== null)?.example?.grandCanal;
  const facesOf = (of: typeof deck) =>
    of.flatMap(({ suit: name, ranks }) => ranks.map(({ rank }) => ({ rank, suit: name })));
  const count = deck.reduce((sum, { ranks }) => sum + ranks.length, 0);
  const suits = printList(deck.map(({ name }) => name));
  return [
    {
      word: t('learn.w.deck'),
      text: t('learn.w.deckText', { count, suits }),
      cards: facesOf(deck.map((each) => ({ ...each, ranks: each.ranks.slice(0, 1) }))),
    },
    ...(suit === undefined
      ? []
      : [
          {
            word: t('learn.w.heft'),
            text: t('learn.w.heftText'),
            cards: facesOf([suit]),
            numbers: suit.ranks.map(({ heft }) => heft),
          },
        ]),
    { word: t('learn.w.arcana'), text: t('learn.w.arcanaText'), cards: facesOf(arcana) },
    {
      word: t('learn.w.canal'),
      text: t('learn.w.canalText', { cards: pocketSize }),
      ...(canal === undefined ? {} : { cards: [canal], numbers: [canal.heft] }),
    },
    {
      word: t('learn.w.bersaglio'),
      text: t('learn.w.bersaglioText', {
        base: bersaglioBase,
        heft: canal?.heft ?? 0,
        sum: bersaglioBase + (canal?.heft ?? 0),
      }),
    },
    { word: t('learn.w.pocket'), text: t('learn.w.pocketText', { cards: pocketSize }) },
    { word: t('learn.w.trick'), text: t('learn.w.trickText') },
    { word: t('learn.w.claim'), text: t('learn.w.claimText') },
    {
      word: t('learn.w.sfida'),
      text: t('learn.w.sfidaText', { hours: clockHours }),
    },
    {
      word: t('learn.w.stakes'),
      text: t('learn.w.stakesText', { start: stakesStart, maximum: stakesMaximum }),
    },
    { word: t('learn.w.fine'), text: t('learn.w.fineText') },
    { word: t('learn.w.campione'), text: t('learn.w.campioneText') },
    { word: t('learn.w.peg'), text: t('learn.w.pegText') },
    { word: t('learn.w.magistrelli'), text: t('learn.w.magistrelliText') },
    { word: t('learn.w.mask'), text: t('learn.w.maskText') },
    { word: t('learn.w.moda'), text: t('learn.w.modaText') },
    { word: t('learn.w.bet'), text: t('learn.w.betText') },
    { word: t('learn.w.juice'), text: t('learn.w.juiceText', { base: rules.juiceBase }) },
    { word: t('learn.w.bookmaker'), text: t('learn.w.bookmakerText') },
    { word: t('learn.w.ready'), text: t('learn.w.readyText') },
    { word: t('learn.w.wait'), text: t('learn.w.waitText') },
    { word: t('learn.w.dealer'), text: t('learn.w.dealerText') },
    { word: t('learn.w.clock'), text: t('learn.w.clockText', { hours: clockHours }) },
  ];
}
