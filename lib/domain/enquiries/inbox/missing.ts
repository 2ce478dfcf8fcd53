import 'server-only';
import { salesHome } from '@/lib/content/nav';
import { db } from '@/lib/server/db';
import { log } from '@/lib/server/log';
import { isId } from '@/lib/shared/id';

const ownPages = ['delivery', 'figures', 'newsletter', 'turn'];

/** Whether this is the address of an enquiry that is not there. False where the database cannot tell. */
export async function isMissingEnquiry(path: string): Promise<boolean> {
  if (!path.startsWith(`${salesHome}/`)) return false;
  const id = path.slice(salesHome.length + 1);
  if (ownPages.includes(id)) return false;
  if (!isId(id)) return true;
  try {
    return (await db.enquiry.count({ where: { id } })) === 0;
  } catch (error) {
    log.warn({ code: (error as { code?: string }).code }, 'the enquiry could not be looked up');
    return false;
  }
}
