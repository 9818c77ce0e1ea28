import type { ReactNode } from 'react';
import { Card } from '../../../ui/cards/card';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import type { SettledLotFragment } from '../../../generated/graphql';
import { printNumber } from '../../../platform/i18n/format';
import { t } from '../../../platform/i18n/translate';
import { Poker } from '../hands/hand-score';
import { ToldScore } from '../hands/told-score';
import { HeldItems } from '../seat/held-items';
import { SettlementSummary } from './settlement-summary';
import { GAINED, SETTLED_LOT } from './use-settlement';
import type { SettlementStep } from './use-settlement';
import '../hands/hands.css';

type StepOf<Name extends SettlementStep['__typename']> = Extract<
  SettlementStep,
  { readonly __typename: Name }
>;
type SettlementSceneProps = {
  readonly step: SettlementStep;
  /** The steps up to and including the current one. */
  readonly steps: readonly SettlementStep[];
  readonly me: string | null;
  readonly isPlaying: boolean;
  readonly children?: ReactNode;
};

/** True for the viewer's own steps, which show in gold. */
export const isMine = (step: SettlementStep, me: string | null): boolean =>
  me !== null && 'player' in step && step.player.id === me;

/** A picture of one step of a settlement. */
export function SettlementScene({ step, steps, me, isPlaying, children }: SettlementSceneProps) {
  if ('lot' in step) return <LotScene lot={step.lot} me={me} />;
  if (step.__typename === 'HandPlaced') return <HandScene step={step} isPlaying={isPlaying} />;
  if (step.__typename === 'FortuneTold') return <FortuneScene step={step} />;
  if (step.__typename === 'WeekSettled') {
    return (
      <SettlementSummary steps={steps} me={me}>
        {children}
      </SettlementSummary>
    );
  }
  return null;
}

type LotSceneProps = {
  readonly lot: FragmentType<typeof SETTLED_LOT>;
  readonly me: string | null;
};

/** The lot; its bids open from the lowest to the winner. */
function LotScene({ lot, me }: LotSceneProps) {
  const { number, cards, items, works } = unmask(SETTLED_LOT, lot);
  return (
    <>
      <h3>{t('round.lot', { number })}</h3>
      <div className="scene-lot">
        {cards.length > 0 ? (
          <ul className="fan">
            {cards.map((card, at) => (
              <li key={at}>
                <Card face={card} width={80} />
              </li>
            ))}
          </ul>
        ) : (
          <HeldItems items={items} />
        )}
        {works.map(({ id, title }) => (
          <p key={id}>{title}</p>
        ))}
        <OpenedBids lot={lot} me={me} />
      </div>
    </>
  );
}

/** The highest bids show one by one; the rest show as a count. */
const SHOWN = 5;

function OpenedBids({ lot, me }: LotSceneProps) {
  const { number, bids, thirdPartyBid } = unmask(SETTLED_LOT, lot);
  const shown = bids.slice(0, SHOWN);
  if (shown.length === 0 && thirdPartyBid === null) return null;
  return (
    <ol className="scene-bids" aria-label={t('history.bids', { number })}>
      {thirdPartyBid !== null && (
        <li>{t('lots.thirdParty', { amount: printNumber(thirdPartyBid) })}</li>
      )}
      {shown.map((bid, at) => (
        <OpenedBid key={bid.id} bid={bid} isMine={bid.player.id === me} after={shown.length - at} />
      ))}
      {bids.length > SHOWN && (
        <li className="quiet">{t('history.moreBids', { count: bids.length - SHOWN })}</li>
      )}
    </ol>
  );
}

type OpenedBidProps = {
  readonly bid: SettledLotFragment['bids'][number];
  readonly isMine: boolean;
  /** The place of the bid in the order of opening, from 1. */
  readonly after: number;
};

function OpenedBid({ bid: { amount, status, failure, player }, isMine, after }: OpenedBidProps) {
  return (
    <li
      data-won={status === 'WON'}
      data-mine={isMine}
      style={{ animationDelay: `calc(var(--calm) * ${after})` }}
    >
      <span>
        {player.name}
        {failure !== null && <i className="quiet"> {t(`lots.why.${failure}`)}</i>}
      </span>
      <span className="figures">{amount === null ? '–' : printNumber(amount)}</span>
    </li>
  );
}

type HandSceneProps = { readonly step: StepOf<'HandPlaced'>; readonly isPlaying: boolean };

function HandScene({ step, isPlaying }: HandSceneProps) {
  const { hand, placement, player, score, poker, transfers } = step;
  return (
    <>
      <h3>
        <span className="won">{t('hands.placed', { placement })}</span> {player.name}
      </h3>
      <HandCards cards={hand.cards} />
      {score !== null && <ToldScore score={score} isPlaying={isPlaying} />}
      {poker !== null && <Poker rank={poker} />}
      <Gains by={player.id} transfers={transfers} />
    </>
  );
}

/** The Fortune's card, if the hand has it, and the gains. */
function FortuneScene({ step }: { readonly step: StepOf<'FortuneTold'> }) {
  const { hand, fortune, player, transfers } = step;
  return (
    <>
      <HandCards cards={hand.cards.filter(({ card }) => card.rank === fortune)} />
      <Gains by={player.id} transfers={transfers} />
    </>
  );
}

function HandCards({ cards }: { readonly cards: StepOf<'HandPlaced'>['hand']['cards'] }) {
  if (cards.length === 0) return null;
  return (
    <ul className="fan">
      {cards.map(({ card, count }) => (
        <li key={card.name}>
          <Card face={card} width={80} />
          {count > 1 && <span className="count figures">× {count}</span>}
        </li>
      ))}
    </ul>
  );
}

type GainsProps = {
  readonly by: string;
  readonly transfers: readonly FragmentType<typeof GAINED>[];
};

/** The player's gains from the transfers. */
function Gains({ by, transfers }: GainsProps) {
  const gained = unmask(GAINED, transfers).filter(({ to }) => to.player?.id === by);
  if (gained.length === 0) return null;
  return (
    <div className="scene-gains">
      <HeldItems items={gained} />
    </div>
  );
}
