export type MailSender = { name: string; address: string };

/** The sender as a mail names it. A name with other signs than words have stands in quotes, which it cannot hold itself. */
export function formatSender({ name, address }: MailSender): string {
  if (name === '') return address;
  return /^[\p{L}\p{M}\p{N} '&-]+$/u.test(name) ? `${name} <${address}>` : `"${name}" <${address}>`;
}

/** The domain of a sender in either form: `office@example.com` and `Office <office@example.com>`; '' where there is none. */
export function domainOfSender(sender: string): string {
  const address = /<([^<>]*)>\s*$/.exec(sender)?.[1] ?? sender;
  return /@([^@\s]+)$/.exec(address.trim())?.[1]?.toLowerCase() ?? '';
}
