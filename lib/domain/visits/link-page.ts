import 'server-only';
import { isProjectHeld } from '@/lib/domain/advertising/gate';
import { toMailedName } from '@/lib/domain/notifications/mailed-name';
import { findProject } from '@/lib/domain/projects/queries';
import { getShownContact } from '@/lib/domain/settings/queries';
import { db } from '@/lib/server/db';
import { parsePin, toMapLink } from '@/lib/shared/map-pin';
import type { OwnVisit } from '@/lib/shared/visits/visit';
import { calendarHref } from './link';
import { holdsTime, placeOf, stateOf } from './row';
import { findLinkedVisit, findRequestingEnquiry } from './visitor-mutations';

/** What the link of a visit shows; null for another link. */
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
      // What the office has confirmed was mailed.
      isMailHeld: visit.enquiry.summaryDueAt !== null && visit.state !== 'confirmed',
      place: isHeld ? '' : placeOf(visit),
      map: pin && toMapLink(pin),
      calendar: calendarHref(id),
      contact: { phone: contact.phone, phoneHref: contact.phoneHref },
    },
  };
}

/** Who may choose a time without typing anything again; null for another link. */
export async function readChoosing(token: string) {
  const enquiry = await findRequestingEnquiry(token);
  const project = enquiry && (await findProject(enquiry.projectId));
  if (!enquiry || !project) return null;
  const [firstName = ''] = toMailedName(enquiry.name).split(' ');
  return { firstName, project: { _id: project._id, name: project.name, slug: project.slug } };
}
