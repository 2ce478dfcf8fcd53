import 'server-only';
import { visitTexts } from '@/lib/content/visits';
import { isProjectHeld } from '@/lib/domain/advertising/gate';
import { readMailHead } from '@/lib/domain/settings/queries';
import { db } from '@/lib/server/db';
import { AppError } from '@/lib/shared/errors';
import { calendarOf } from './mails';
import { findLinkedVisit } from './visitor-mutations';

/** The calendar entry of the visit of a link. @throws AppError not_found. */
export async function makeCalendarOf(token: string): Promise<string> {
  const visit = await findLinkedVisit(token);
  if (!visit) throw new AppError('not_found', visitTexts.ended);
  const [head, isHeld] = await Promise.all([readMailHead(), isProjectHeld(db, visit.projectId)]);
  return calendarOf({ visit, head, isHeld });
}
