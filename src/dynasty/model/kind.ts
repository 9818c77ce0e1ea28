import type { FactsIn } from '../../kernel';
import type { DynastyAnchor } from '../../rulesets';
import type { GameTypes } from '../../season';
import type { DynastyCommand } from './command';
import type { DynastyEvent } from './event';
import type { DYNASTY_FACTS } from './facts';
import type { DynastyRefusal } from './refusal';
import type { DynastyState } from './state';
import type { DynastyChannel } from './channel';

/** The subjects of a dynasty's live views: the table of a game. */
export type DynastyTopic = `TABLE:${string}`;

/** The types of a dynasty. */
export interface DynastyTypes extends GameTypes {
  readonly state: DynastyState;
  readonly command: DynastyCommand;
  readonly event: DynastyEvent;
  readonly refusal: DynastyRefusal;
  readonly facts: FactsIn<typeof DYNASTY_FACTS>;
  readonly anchor: DynastyAnchor;
  readonly channel: DynastyChannel;
  readonly topic: DynastyTopic;
}
