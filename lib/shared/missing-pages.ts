// Read by the custom server too, whose files may import nothing without an extension.
import { ownAddresses, redirectLimits } from '../content/redirects.ts';

const maxLength = 200;
/** Who looks for holes: nobody linked to these. */
const scanned = /^\/(?:\.|_|wp-|cgi-bin|vendor\b|xmlrpc|phpmyadmin)|\/0{8}-/i;
/** What may name a person, or open a door: an e-mail address, a telephone number, a token. */
const personal = /@|%40|(?<!\d)(?:91)?[6-9]\d{9}(?!\d)|(?=[a-z]*\d)[a-z\d]{20}/i;

/** Whether it is counted how often visitors ask in vain for a path. */
export const isCountedPath = (path: string): boolean =>
  path.length <= maxLength &&
  !scanned.test(path) &&
  !personal.test(path) &&
  !ownAddresses.some((own) => path === own || path.startsWith(`${own}/`));

/** A page that nobody has asked for in so many days goes, and of more than a thousand what is asked for least. */
export const pruneMissingPages = `delete from missing_page where asked_at < now() - interval '${redirectLimits.missingDays} days'
  or path not in (select path from missing_page order by count desc, asked_at desc limit 1000)`;
