import type { RoundRefusal } from '../refusal';
import { sidesShape } from '../shapes';
import type { OfferTrade } from './commands';

export const tradeShape = ({ give, get }: OfferTrade): RoundRefusal | null =>
  sidesShape(['give', give], ['get', get], 'trade');
