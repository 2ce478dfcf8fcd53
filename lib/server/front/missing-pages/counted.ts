// Read by the custom server too, whose files may import nothing without an extension.
import { ownAddresses, redirectLimits } from '../../../content/admin/redirects.ts';
import { isReading } from '../../../shared/is-reading.ts';

const maxLength = 200;
/** Who looks for holes: nobody linked to these. */
const scanned = /^\/(?:\.|_|wp-|cgi-bin|vendor\b|xmlrpc|phpmyadmin)|\/0{8}-/i;
/** What may name a person, or open a door: an e-mail address, a telephone number, a token. */
const personal = /@|%40|(?<!\d)(?:91)?[6-9]\d{9}(?!\d)|(?=[a-z]*\d)[a-z\d]{20}/i;

const isCountedPath = (path: string): boolean =>
  path.length <= maxLength &&
  !scanned.test(path) &&
  !personal.test(path) &&
  !ownAddresses.some((own) => path === own || path.startsWith(`${own}/`));

type Asked = { method: string | undefined; accept: string | null | undefined; path: string };

/** Whether it is counted that a visitor has asked for a page in vain: no query, nothing of who asks. */
export const isCounted = ({ method, accept, path }: Asked): boolean =>
  isReading({ method }) && Boolean(accept?.includes('text/html')) && isCountedPath(path);

/** The statement in the pieces around its two values: lists of paths, and how often each was asked for. */
export const addMissingPages = [
  'insert into missing_page (path, count, asked_at) select path, count, now() from unnest(',
  '::text[], ',
  `::int[]) as asked (path, count) order by path
  on conflict (path) do update set count = missing_page.count + excluded.count, asked_at = excluded.asked_at`,
];

/** A page that nobody has asked for in so many days goes, and of more than a thousand what is asked for least. */
export const pruneMissingPages = `delete from missing_page where asked_at < now() - interval '${redirectLimits.missingDays} days'
  or path not in (select path from missing_page order by count desc, asked_at desc limit 1000)`;
