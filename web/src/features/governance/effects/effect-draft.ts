import { useDraft } from '../../../platform/api/draft';
import type {
  OwnerInput,
  ProposalEffectInput,
  ValueSubject,
  ValueType,
} from '../../../generated/graphql';
import { parseNumber } from '../../../platform/parse-number';
import type { EffectKind } from './effect-kinds';
import { emptyWork, workOf } from './work-fields';
import type { WorkDraft } from './work-fields';

/** The tracked value to set, as the rules declare it. */
export type TrackedDraft = {
  readonly code: string;
  readonly type: ValueType;
  readonly of: ValueSubject;
};

/** The fields of all kinds of effect together, so that typed text survives a change of kind. */
export type EffectDraft = {
  readonly kind: EffectKind;
  /** The id of a player, or of a duck if `isDuck`. */
  readonly who: string;
  readonly isDuck: boolean;
  readonly item: string;
  readonly amount: string;
  /** The moment when the player joined or when a term ends, in the browser's time zone. */
  readonly since: string;
  readonly name: string;
  readonly work: WorkDraft;
  /** Owners of items, in the form of `ownerKey`. */
  readonly from?: string;
  readonly to?: string;
  /** The id of the effect's subject, or a mask's code; empty for none. */
  readonly thing?: string;
  readonly tracked?: TrackedDraft | null;
  readonly card?: { readonly rank: string; readonly suit: string } | null;
  /** The typed new value. */
  readonly value?: string;
  /** A hand's new score; empty to keep the old one. */
  readonly score?: string;
};

export const emptyEffect = (kind: EffectKind, who: string, item: string): EffectDraft => ({
  kind,
  who,
  isDuck: false,
  item,
  // A round pauses for whole weeks.
  amount: kind === 'PAUSE' ? '7' : '1',
  since: '',
  name: '',
  work: emptyWork(who),
});

type OwnerField = Exclude<keyof OwnerInput, 'gallery'>;

/** An owner as a choice: the API's field name and an id. */
export const ownerKey = (field: OwnerField | 'gallery', id = ''): string => `${field} ${id}`;

function ownerOf(key: string): OwnerInput {
  const [field = '', id = ''] = key.split(' ');
  return field === 'gallery' ? { gallery: true } : { [field as OwnerField]: id };
}

/** The API's input for an effect. */
export function effectOf(draft: EffectDraft): ProposalEffectInput {
  const { kind, who, isDuck, item, amount, since, name, work, thing = '' } = draft;
  const owner = isDuck ? { duckId: who } : { playerId: who };
  const items = [{ item, quantity: Number(amount) }];
  switch (kind) {
    case 'GIVE':
      return { giveItems: { ...owner, items } };
    case 'TAKE':
      return { takeItems: { ...owner, items } };
    case 'MOVE':
      return {
        moveItems: { from: ownerOf(draft.from ?? ''), to: ownerOf(draft.to ?? ''), items },
      };
    case 'VALUE':
      return { setValue: settingOf(draft) };
    case 'TRADE':
      return { voidTrade: thing };
    case 'TABLE':
      return { voidTable: thing };
    case 'SECRET':
      return { voidSecretAction: thing };
    case 'TERM':
      return { endJudgeTerm: thing };
    case 'UNTIL':
      return { setTerm: termOf(draft) };
    case 'PLACE':
      return { correctHand: handOf(draft) };
    case 'VICTOR':
      return { declareVictor: who };
    case 'HOST':
      return { replaceHost: who };
    case 'REMOVE':
      return { removePlayer: who };
    case 'DEALER':
      return { replaceDealer: who };
    case 'CLOSE':
      return { closeSeason: true };
    case 'PAUSE':
      return { pauseSeason: Number(amount) };
    case 'RESUME':
      return { resumeSeason: true };
    case 'STANDING':
      return { correctStanding: { playerId: who, joinedAt: new Date(since).toISOString() } };
    case 'WORK':
      return { createWork: workOf(work) };
    case 'DUCK':
      return { createDuck: { playerId: who, name } };
    case 'MAGISTRELLI':
      return { correctMagistrelli: { playerId: who, magistrelli: Number(amount) } };
    case 'MODA':
      return { correctModa: { mask: thing, moda: Number(amount) } };
    case 'MASK':
      return { changeMask: { playerId: who, mask: thing === '' ? null : thing } };
    case 'GAME':
      return { voidGame: thing };
    case 'STAKES':
      return { setStakes: { gameId: thing, stakes: Number(amount) } };
    case 'SCORE':
      return { setScore: { gameId: thing, playerId: who, score: Number(amount) } };
  }
}

/** The key of a term: its player and its office. A Judge's term has no office. */
export const termKey = (player: string, office = ''): string => `${player} ${office}`;

function termOf({ thing = '', since }: EffectDraft) {
  const [playerId = '', office = ''] = thing.split(' ');
  return {
    playerId,
    ...(office !== '' && { office }),
    ...(since !== '' && { until: new Date(since).toISOString() }),
  };
}

function handOf({ thing = '', amount, score = '' }: EffectDraft) {
  const placed = { handId: thing, placement: Number(amount) };
  return score.trim() === '' ? placed : { ...placed, score: score.trim().replace('−', '-') };
}

function settingOf({ tracked, who, card, value = '' }: EffectDraft) {
  const { code = '', type = 'TEXT', of = 'SEASON' } = tracked ?? {};
  return {
    value: code,
    ...(of === 'PLAYER' && { playerId: who }),
    ...(of === 'CARD' && { card }),
    to: type === 'FLAG' ? value === 'yes' : type === 'NUMBER' ? parseNumber(value) : value,
  };
}

/** True if the draft has every field that the API requires. */
export function isWhole(draft: EffectDraft): boolean {
  const { kind, since, who, from = '', to = '', thing = '', tracked, card } = draft;
  switch (kind) {
    case 'STANDING':
      return since !== '';
    case 'WORK':
    case 'CLOSE':
    case 'PAUSE':
    case 'RESUME':
      return true;
    case 'MOVE':
      return from !== '' && to !== '';
    case 'VALUE':
      return (tracked ?? null) !== null && (tracked?.of !== 'CARD' || (card ?? null) !== null);
    case 'TRADE':
    case 'TABLE':
    case 'SECRET':
    case 'TERM':
    case 'UNTIL':
    case 'PLACE':
    case 'MODA':
    case 'GAME':
    case 'STAKES':
      return thing !== '';
    case 'SCORE':
      return thing !== '' && who !== '';
    case 'GIVE':
    case 'TAKE':
    case 'DUCK':
    case 'HOST':
    case 'REMOVE':
    case 'DEALER':
    case 'VICTOR':
    case 'MAGISTRELLI':
    case 'MASK':
      return who !== '';
  }
}

/** The effects of the proposal being written. */
export const useEffectDrafts = (season: string, command = 'submitProposal') =>
  useDraft<readonly EffectDraft[]>({ season, command: `${command} effects` }, []);
