/** Texts of an account's mail. */
export const MAIL = {
  'mail.title': 'Mail',
  'mail.none': 'Give a mail address, and the house can write to you.',
  'mail.address': 'The house writes to {address}.',
  'mail.pending': 'Open the link in the mail that was sent to {address}. It works for 24 hours.',
  'mail.new': 'Mail address',
  'mail.set': 'Send a confirmation',
  'mail.remove': 'Remove the mail address',
  'mail.confirmTitle': 'Confirm the mail address',
  'mail.confirmText': 'The account that asked for it will use this mail address.',
  'mail.confirm': 'Confirm',
  'mail.confirmed': 'The mail address is confirmed.',
  'wrong.mailAddress': 'This is no mail address. One looks like ann@example.org.',
} as const;
