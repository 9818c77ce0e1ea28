import { LONGEST_MESSAGE } from '../../round';
import { DYNASTY_CHANNELS } from '../../rulesets';
import type { Channel, DynastyChannel } from '../../rulesets';
import { badInput } from '../errors/fault';
import { parseId } from '../ids/global-ids';
import { readWords } from '../input/checks';
import type { MutationField } from '../mutations/mutation-field';
import { submit, submitToItsDynasty } from '../mutations/submit';
import type { Resolvers } from '../generated/resolvers';

const say: MutationField<'say'> = (_root, { input }, context) => {
  const text = (): string => readWords('text', input.text, LONGEST_MESSAGE);
  if (parseId(input.seasonId)?.type !== 'Dynasty') {
    return submit(context, 'PLAY', input, () => ({
      type: 'Say',
      channel: input.channel,
      text: text(),
    }));
  }
  return submitToItsDynasty(context, 'PLAY', input, () => ({
    type: 'Say',
    channel: readDynastyChannel(input.channel),
    text: text(),
  }));
};

function readDynastyChannel(channel: Channel): DynastyChannel {
  const known = DYNASTY_CHANNELS.find((each) => each === channel);
  if (known !== undefined) return known;
  throw badInput('channel', `${DYNASTY_CHANNELS.join(' or ')} in a dynasty`);
}

export const wordResolvers: Resolvers = {
  Mutation: { say },
};
