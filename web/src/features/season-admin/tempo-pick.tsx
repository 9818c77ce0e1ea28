import { RadioCards } from '../../ui/form/radio-cards';
import { printSpan } from '../../platform/i18n/format';
import { t } from '../../platform/i18n/translate';

const WEEK_S = 7;
/** Seconds per rules-day. The faster tempi are for rehearsals only. */
const TEMPI = {
  usual: null,
  day: 86_400 / WEEK_S,
  evening: (4 * 3_600) / WEEK_S,
  hour: 3_600 / WEEK_S,
} as const;
export type Tempo = keyof typeof TEMPI;

/** Whole seconds per rules-day; null to keep the edition's. */
export const tempoOf = (tempo: Tempo): number | null => {
  const seconds = TEMPI[tempo];
  return seconds === null ? null : Math.round(seconds);
};

const CHOICES = [
  { value: 'usual', name: t('create.tempo.usual'), about: t('create.tempo.usualText') },
  { value: 'day', name: t('create.tempo.day'), about: aboutDay('day') },
  { value: 'evening', name: t('create.tempo.evening'), about: aboutDay('evening') },
  { value: 'hour', name: t('create.tempo.hour'), about: aboutDay('hour') },
] as const;

type TempoPickProps = { readonly tempo: Tempo; readonly onChange: (tempo: Tempo) => void };

export function TempoPick({ tempo, onChange }: TempoPickProps) {
  return <RadioCards label={t('create.tempo')} value={tempo} of={CHOICES} onChange={onChange} />;
}

function aboutDay(tempo: Exclude<Tempo, 'usual'>): string {
  return t('create.tempoText', { span: printSpan(Math.round(TEMPI[tempo] / 60) * 60_000) });
}
