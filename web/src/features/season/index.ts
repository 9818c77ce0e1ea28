export { ADVANCE_CLOCK } from './head/advance-clock';
export { HostingFacts } from './head/hosting-facts';
export { LogChanges } from './log/lazy-log-changes';
export { Log } from './log/log';
export { LogLine } from './log/log-line';
export type { LogEvent } from './log/log';
export { useLogHold } from './log/log-hold';
export { OwnDice } from './membership/own-dice';
export { PauseNotice } from './head/pause-notice';
export { printWinners } from './head/print-winners';
export { Rejoin } from './membership/rejoin';
export { MessageForm } from './log/message-form';
export { ReactionBubble } from './log/reaction-bubble';
export { SignedText } from './log/signed-text';
export { reactionIn, showReaction } from './log/reaction-signs';
export { SeasonHead } from './head/season-head';
export { TABS, tabsOf } from './head/season-tabs';
export { SeasonTop } from './head/season-top';
export { TASK, taskPlace, taskText } from './tasks/task';
export { SectionDifferences } from './rules/section-differences';
export {
  ExhibitionNotice,
  GoIdle,
  Idle,
  Join,
  Leave,
  useIsExhibition,
  useIsOver,
} from './membership/membership';
export { subjectLink } from './log/subject-link';
export { useClientSeed } from './membership/use-client-seed';
export { LOG_LINE, NEWEST, seqOf, useJournal } from './log/use-journal';
export { useOlderEvents } from './log/use-older-events';
export { settlementCue, TALK_CUES, useLineCues } from './sound/use-line-cues';
export { WeekLine } from './head/week-line';
