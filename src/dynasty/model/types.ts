import type { FactsIn, Stamped, Turn } from '../../kernel';
import type { DynastyAnchor } from '../../rulesets';
import type { GameTypes } from '../../season';
import type { DynastyCommand } from './command';
import type { DynastyEvent } from './event';
import type { DYNASTY_FACTS } from './facts';
import type { DynastyRefusal } from './refusal';
import type { Channel } from '../../rulesets';
import type { DynastyState } from './state';

/** The topics of a dynasty's live views: one for each game's table. */
export type DynastyTopic = `TABLE:${string}`;

/** The types of a dynasty. */
export interface DynastyTypes extends GameTypes {
  readonly state: DynastyState;
  readonly command: DynastyCommand;
  readonly event: DynastyEvent;
  readonly refusal: DynastyRefusal;
  readonly facts: FactsIn<typeof DYNASTY_FACTS>;
  readonly anchor: DynastyAnchor;
  readonly channel: Channel;
  readonly topic: DynastyTopic;
}

export type DynastyTurn = Turn<DynastyState, DynastyEvent>;
export type DynastyStamped<E extends DynastyEvent = DynastyEvent> = Stamped<E>;

/** A dynasty at an instant. A refusal depends only on it, the command and the sender. */
export type DynastyMoment = Pick<DynastyTurn, 'state' | 'now'>;
