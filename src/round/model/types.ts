import type { FactsIn } from '../../kernel';
import type { RuleAnchor } from '../../rulesets';
import type { GameTypes, Option } from '../../season';
import type { RoundCommand } from './command';
import type { RoundEvent } from './event';
import type { ROUND_FACTS } from './facts';
import type { RoundRefusal } from './refusal';
import type { RoundState } from './state';
import type { Channel } from '../../rulesets';

/** The subjects of a round's live views. */
export type RoundTopic = 'AUCTION' | `TABLE:${string}`;

export interface RoundTypes extends GameTypes {
  readonly state: RoundState;
  readonly command: RoundCommand;
  readonly event: RoundEvent;
  readonly refusal: RoundRefusal;
  readonly facts: FactsIn<typeof ROUND_FACTS>;
  readonly anchor: RuleAnchor;
  readonly channel: Channel;
  readonly topic: RoundTopic;
}

export type RoundOption = Option<RuleAnchor>;
