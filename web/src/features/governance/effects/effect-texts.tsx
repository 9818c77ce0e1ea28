import type { EffectsFragment } from '../../../generated/graphql';
import { useNow } from '../../../platform/live/use-now';
import { printMoment, printNumber } from '../../../platform/i18n/format';
import { humanize } from '../../../platform/i18n/humanize';
import { t } from '../../../platform/i18n/translate';

type EffectOf = EffectsFragment['effects'][number];

type DynastyEffect = Extract<
  EffectOf,
  {
    __typename:
      | 'CorrectMagistrelliEffect'
      | 'CorrectModaEffect'
      | 'ChangeMaskEffect'
      | 'VoidGameEffect'
      | 'SetStakesEffect'
      | 'SetScoreEffect';
  }
>;

/** Sentences for the effects that exist only in a dynasty. */
export function dynastyEffectText(effect: DynastyEffect): string {
  switch (effect.__typename) {
    case 'CorrectMagistrelliEffect':
      return t('govern.magistrelli', {
        who: effect.player.name,
        magistrelli: printNumber(effect.magistrelli),
      });
    case 'CorrectModaEffect':
      return t('govern.moda', { mask: printMask(effect.mask), moda: printNumber(effect.moda) });
    case 'ChangeMaskEffect':
      return effect.worn === null
        ? t('govern.unmasks', { who: effect.player.name })
        : t('govern.masks', { who: effect.player.name, mask: printMask(effect.worn) });
    case 'VoidGameEffect':
      return t('govern.voids', { number: effect.game.number });
    case 'SetStakesEffect':
      return t('govern.stakes', {
        number: effect.game.number,
        stakes: printNumber(effect.stakes),
      });
    case 'SetScoreEffect':
      return t('govern.score', {
        who: effect.player.name,
        number: effect.game.number,
        score: printNumber(effect.score),
      });
  }
}

type TermProps = Pick<
  Extract<EffectOf, { __typename: 'SetTermEffect' }>,
  'office' | 'until' | 'player'
>;

/** A term's new end. The office's code prints in words; a term without an office is a Judge's. */
export function TermEffect({ office, until, player }: TermProps) {
  const now = useNow(60_000);
  const said = {
    who: player.name,
    office: office === null ? t('govern.asJudge') : humanize(office),
  };
  return until === null
    ? t('govern.setsTermOpen', said)
    : t('govern.setsTerm', { ...said, until: printMoment(Date.parse(until), now) });
}

export function placementText({
  hand,
  placement,
  total,
}: Extract<EffectOf, { __typename: 'CorrectHandEffect' }>) {
  const said = { who: hand.player.name, week: hand.week, place: placement };
  return total === null ? t('govern.places', said) : t('govern.placesAt', { ...said, total });
}

/** A mask's code in words. */
const printMask = (code: string): string =>
  code.charAt(0) + code.slice(1).toLowerCase().replaceAll('_', ' ');
