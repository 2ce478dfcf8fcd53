export type MailSender = { name: string; address: string };

/** A name with other signs needs quotes, and cannot contain them. */
export function formatSender({ name, address }: MailSender): string {
  if (name === '') return address;
  return /^[\p{L}\p{M}\p{N} '&-]+$/u.test(name) ? `${name} <${address}>` : `"${name}" <${address}>`;
}

export function domainOfSender(sender: string): string {
  const address = /<([^<>]*)>\s*$/.exec(sender)?.[1] ?? sender;
  return /@([^@\s]+)$/.exec(address.trim())?.[1]?.toLowerCase() ?? '';
}
