import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useDraft } from '../../../platform/api/draft';
import { useCommand } from '../../../platform/api/use-command';
import type { Channel } from '../../../generated/graphql';
import { Button } from '../../../ui/form/button';
import { Select } from '../../../ui/form/select';
import { Field } from '../../../ui/form/field';
import { OptionRule } from '../../../ui/form/option-rule';
import { t } from '../../../platform/i18n/translate';
import { Reactions } from './reactions';
import { SAY } from './say';
import '../../../ui/panel.css';

type MessageFormProps = {
  readonly season: string;
  /** The first channel is the default. */
  readonly channels: readonly [Channel, ...Channel[]];
};

export function MessageForm({ season, channels }: MessageFormProps) {
  const place = { season, command: 'say' };
  const [text, setText, clear] = useDraft(place, '');
  const [channel, setChannel] = useState<Channel>(channels[0]);
  const { state, send } = useCommand(SAY, place);
  const speak = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() === '') return;
    if ((await send({ seasonId: season, channel, text })) !== null) clear();
  };
  return (
    <form className="say" onSubmit={(event) => void speak(event)}>
      <Reactions season={season} channel={channel} />
      <Field
        label={t('season.saying')}
        value={text}
        onChange={setText}
        state={state}
        season={season}
        autoComplete="off"
        maxLength={2000}
      />
      <div className="line-up">
        {channels.length > 1 && (
          <Select
            label={t('log.channel')}
            value={channel}
            of={channels.map((value) => ({ value, name: t(`log.${value}`) }))}
            onChange={setChannel}
          />
        )}
        <span className="act-way">
          <Button type="submit" state={state}>
            {t('season.say')}
          </Button>
          <OptionRule season={season} mutation="say" />
        </span>
      </div>
    </form>
  );
}
