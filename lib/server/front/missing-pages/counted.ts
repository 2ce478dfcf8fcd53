// The custom server imports this file: imports need file extensions.
import { ownAddresses, redirectLimits } from '../../../content/admin/redirects.ts';
import { isReading } from '../../../shared/parsing/is-reading.ts';

const maxLength = 200;
/** Scanners for vulnerabilities ask for these; no link leads to them. */
const scanned = /^\/(?:\.|_|wp-|cgi-bin|vendor\b|xmlrpc|phpmyadmin)|\/0{8}-/i;
/** Personal data or secrets: an e-mail address, a phone number, a token. */
const personal = /@|%40|(?<!\d)(?:91)?[6-9]\d{9}(?!\d)|(?=[a-z]*\d)[a-z\d]{20}/i;

const isCountedPath = (path: string): boolean =>
  path.length <= maxLength &&
  !scanned.test(path) &&
  !personal.test(path) &&
  !ownAddresses.some((own) => path === own || path.startsWith(`${own}/`));

type Asked = { method: string | undefined; accept: string | null | undefined; path: string };

export const isCounted = ({ method, accept, path }: Asked): boolean =>
  isReading({ method }) && Boolean(accept?.includes('text/html')) && isCountedPath(path);

export const addMissingPages = [
  'insert into missing_page (path, count, asked_at) select path, count, now() from unnest(',
  '::text[], ',
  `::int[]) as asked (path, count) order by path
  on conflict (path) do update set count = missing_page.count + excluded.count, asked_at = excluded.asked_at`,
];

export const pruneMissingPages = `delete from missing_page where asked_at < now() - interval '${redirectLimits.missingDays} days'
  or path not in (select path from missing_page order by count desc, asked_at desc limit 1000)`;
