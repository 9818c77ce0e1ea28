import { domainToASCII } from 'node:url';

/** The longest address that SMTP allows [RFC 5321, 4.5.3.1.3]. */
export const LONGEST_MAIL_ADDRESS = 254;
const LONGEST_LOCAL = 64;
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/**
 * The address of a mailbox, with its domain in ASCII and lower case; null if the text is none. Quoted
 * names, comments and bare hosts are not accepted.
 */
export function parseMailAddress(typed: string): string | null {
  const text = typed.trim();
  // The time to convert a domain grows with the square of its length.
  if (text.length > LONGEST_MAIL_ADDRESS) return null;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(0, at));
  const domain = domainToASCII(text.slice(at + 1)).toLowerCase();
  const address = `${local}@${domain}`;
  const isRight =
    local.length <= LONGEST_LOCAL &&
    address.length <= LONGEST_MAIL_ADDRESS &&
    LOCAL.test(local) &&
    DOMAIN.test(domain);
  return isRight ? address : null;
}

/** The form in which two addresses of one mailbox are the same, as nearly all servers have it. */
export const addressKey = (address: string): string => address.toLowerCase();

const NAMED = /^([^<>"\\\r\n]{1,100}?)\s*<([^<>]+)>$/;

/** A sender: an address, or `Name <address>`. */
export type Sender = { readonly name: string; readonly address: string };

export function parseSender(text: string): Sender | null {
  const [, name = '', inside = text] = NAMED.exec(text.trim()) ?? [];
  const address = parseMailAddress(inside);
  return address === null ? null : { name: name.trim(), address };
}
