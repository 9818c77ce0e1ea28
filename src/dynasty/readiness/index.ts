import type { DynastyCommands, DynastyEvents } from '../model/records';
import type { ReadinessCommand, ReadinessEvent } from './vocabulary';
import { readinessSet, setReadiness } from './set-readiness';

export const READINESS_COMMANDS: DynastyCommands<ReadinessCommand> = { SetReadiness: setReadiness };

export const READINESS_EVENTS: DynastyEvents<ReadinessEvent> = { ReadinessSet: readinessSet };
