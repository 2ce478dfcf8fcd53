import 'server-only';
import { salesHome } from '@/lib/content/nav';
import { adminVisitsPath } from '@/lib/content/visits';
import { db } from '@/lib/server/db';
import { log } from '@/lib/server/log';
import { isId } from '@/lib/shared/parsing/id';

const screens = [
  {
    start: `${salesHome}/`,
    ownPages: [
      'board',
      'delivery',
      'figures',
      'figures/google',
      'figures/sources',
      'newsletter',
      'assignment',
    ],
    count: (id: string) => db.enquiry.count({ where: { id } }),
  },
  {
    start: `${adminVisitsPath}/`,
    ownPages: ['new'],
    count: (id: string) => db.visit.count({ where: { id } }),
  },
];

/** False while the database does not answer. */
export async function isMissingEnquiry(path: string): Promise<boolean> {
  const screen = screens.find(({ start }) => path.startsWith(start));
  if (!screen) return false;
  const id = path.slice(screen.start.length);
  if (screen.ownPages.includes(id)) return false;
  if (!isId(id)) return true;
  try {
    return (await screen.count(id)) === 0;
  } catch (error) {
    log.warn({ code: (error as { code?: string }).code }, 'the enquiry could not be looked up');
    return false;
  }
}
