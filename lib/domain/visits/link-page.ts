import 'server-only';
import { visitTexts } from '@/lib/content/visits';
import { isProjectHeld } from '@/lib/domain/advertising/gate';
import { toMailedName } from '@/lib/domain/notifications/mailed-name';
import { findProject } from '@/lib/domain/projects/queries';
import { getShownContact, readMailHead } from '@/lib/domain/settings/queries';
import { db } from '@/lib/server/db';
import { AppError } from '@/lib/shared/errors';
import { parsePin, toMapLink } from '@/lib/shared/map-pin';
import type { OwnVisit } from './dto';
import { calendarHref } from './link';
import { calendarOf } from './mails';
import { holdsTime, placeOf, stateOf } from './row';
import { findLinkedVisit, findRequestingEnquiry } from './visitor-mutations';

export async function readOwnVisit(token: string): Promise<{ visit: OwnVisit; projectId: string } | null> {
  const visit = await findLinkedVisit(token);
  if (!visit) return null;
  const { id, project, startsAt, minutes } = visit;
  const [contact, isHeld] = await Promise.all([getShownContact(), isProjectHeld(db, project.id)]);
  const pin = isHeld ? null : parsePin(project.pin);
  return {
    projectId: project.id,
    visit: {
      token,
      startsAt: startsAt.toISOString(),
      minutes,
      state: stateOf(visit),
      holdsTime: holdsTime(visit, new Date()),
      // A confirmation is always mailed.
      isMailHeld: visit.enquiry.summaryDueAt !== null && visit.state !== 'confirmed',
      place: isHeld ? '' : placeOf(visit),
      map: pin && toMapLink(pin),
      calendar: calendarHref(id),
      contact: { phone: contact.phone, phoneHref: contact.phoneHref },
    },
  };
}

export async function readChoosing(token: string) {
  const enquiry = await findRequestingEnquiry(token);
  const project = enquiry && (await findProject(enquiry.projectId));
  if (!enquiry || !project) return null;
  const [firstName = ''] = toMailedName(enquiry.name).split(' ');
  return { firstName, project: { _id: project._id, name: project.name, slug: project.slug } };
}

/** @throws AppError not_found. */
export async function makeCalendarOf(token: string): Promise<string> {
  const visit = await findLinkedVisit(token);
  if (!visit) throw new AppError('not_found', visitTexts.ended);
  const [head, isHeld] = await Promise.all([readMailHead(), isProjectHeld(db, visit.projectId)]);
  return calendarOf({ visit, head, isHeld });
}
