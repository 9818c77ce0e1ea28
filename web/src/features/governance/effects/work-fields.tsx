import { Field } from '../../../ui/form/field';
import { t } from '../../../platform/i18n/translate';
import { Choice } from './choice';
import './work-fields.css';

export type PlayerChoice = { readonly value: string; readonly name: string };
export type WorkDraft = Readonly<
  Record<'title' | 'artist' | 'value' | 'imageUrl' | 'playerId', string>
>;

export const emptyWork = (playerId: string): WorkDraft => ({
  title: '',
  artist: '',
  value: '0',
  imageUrl: '',
  playerId,
});

/** The API's input for a Work. */
export const workOf = ({ title, artist, value, imageUrl, playerId }: WorkDraft) => ({
  title,
  artist,
  value: Number(value),
  playerId,
  ...(imageUrl !== '' && { imageUrl }),
});

type WorkFieldsProps = {
  readonly work: Partial<WorkDraft>;
  readonly people: readonly PlayerChoice[];
  readonly onChange: (work: WorkDraft) => void;
};

/** A Work of Art as in the Gallery: the frame, with the fields on a plate below. */
export function WorkFields({ work: given, people, onChange }: WorkFieldsProps) {
  const work = { ...emptyWork(''), ...given };
  const put = (part: Partial<WorkDraft>): void => onChange({ ...work, ...part });
  return (
    <div className="work-making">
      <div className="work-making-frame" aria-hidden="true">
        {work.title.trim().charAt(0)}
      </div>
      <div className="work-making-plate">
        <Field
          label={t('work.title')}
          value={work.title}
          onChange={(title) => put({ title })}
          maxLength={120}
        />
        <Field
          label={t('work.artist')}
          value={work.artist}
          onChange={(artist) => put({ artist })}
          maxLength={120}
        />
        <Field
          label={t('work.value')}
          inputMode="numeric"
          value={work.value}
          onChange={(value) => put({ value: value.replace(/\D/g, '').slice(0, 10) })}
        />
        <p className="work-making-for">
          <span aria-hidden="true">{t('work.for')}</span>
          <Choice
            label={t('work.for')}
            value={work.playerId}
            of={people}
            onChange={(playerId) => put({ playerId })}
          />
        </p>
        <details open={work.imageUrl !== ''}>
          <summary>{t('work.addImage')}</summary>
          <Field
            label={t('work.image')}
            type="url"
            value={work.imageUrl}
            onChange={(imageUrl) => put({ imageUrl })}
          />
        </details>
      </div>
    </div>
  );
}
