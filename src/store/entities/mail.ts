import type { MailBox, MailLink } from '../../engine';
import { tableSchema } from '../table';

export const mailBoxes = tableSchema<MailBox>({
  name: 'mail_boxes',
  key: ['accountId'],
  columns: {
    accountId: 'text',
    address: 'text?',
    addressKey: 'text?',
    pending: 'text?',
    webhookId: 'text?',
  },
  indexes: [{ name: 'mail_boxes_by_address', columns: ['addressKey'], unique: true }],
});

export const mailLinks = tableSchema<MailLink>({
  name: 'mail_links',
  key: ['hash'],
  columns: {
    hash: 'text',
    purpose: 'text',
    accountId: 'text?',
    address: 'text',
    receiver: 'text',
    origin: 'text',
    createdAtMs: 'whole',
    expiresAtMs: 'whole',
    usedKey: 'text?',
  },
  indexes: [
    { name: 'mail_links_by_account', columns: ['accountId', 'createdAtMs'] },
    { name: 'mail_links_by_receiver', columns: ['receiver', 'createdAtMs'] },
    { name: 'mail_links_by_origin', columns: ['origin', 'createdAtMs'] },
    { name: 'mail_links_by_age', columns: ['createdAtMs'] },
  ],
});
