export type PostalAddress = { address: string[]; city: string; pin: string };

export function toAddressLines({ address, city, pin }: PostalAddress): string[] {
  const last = [city, pin.replace(/^(\d{3})(\d{3})$/, '$1 $2')].filter(Boolean).join(' ');
  return last === '' ? address : [...address, last];
}

export function splitAddress(lines: string[]): PostalAddress {
  const [, city, first, second] = /^(.*?\D)[\s,–-]*(\d{3})\s?(\d{3})$/.exec(lines.at(-1) ?? '') ?? [];
  if (lines.length < 2 || city === undefined) return { address: lines, city: '', pin: '' };
  return { address: lines.slice(0, -1), city: city.replace(/[\s,–-]+$/, ''), pin: `${first}${second}` };
}
