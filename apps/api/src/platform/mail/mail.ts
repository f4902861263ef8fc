/** A message ready to leave: text for everyone, HTML that loads nothing from elsewhere. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** How messages leave: SMTP in production, a mailbox of the server itself in demonstration. */
export interface Mailer {
  /** @throws when the message did not leave; it may be tried again. */
  send(mail: Mail): Promise<void>;
}

/** A line break in a header would start another header, or the body: every control character becomes a space. */
export const headerLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** One address and nothing else: no list, no name, no control character. */
export const isSingleAddress = (text: string): boolean =>
  /^[^\s,;:<>()[\]"\p{Cc}]+@[^\s,;:<>()[\]"\p{Cc}]+$/u.test(text);

/** What may reach a transport. @throws on an address that is not one. */
export function safeMail(mail: Mail): Mail {
  if (!isSingleAddress(mail.to)) throw new TypeError('the recipient is not a single address');
  return { ...mail, subject: headerLine(mail.subject) };
}
