import 'server-only';
import { calendarPath, visitLimits, visitPath } from '@/lib/content/visits';
import { makeToken, readToken } from '@/lib/server/auth/signed-token';
import { env } from '@/lib/server/env';
import { isId } from '@/lib/shared/parsing/id';

const visitPurpose = 'visit';
const enquiryPurpose = 'visit of enquiry';

const withToken = (path: string, name: string, token: string) =>
  `${path}?${name}=${encodeURIComponent(token)}`;

const readIdOf = (purpose: string, token: string): string | null => {
  const id = readToken(purpose, token);
  return id !== null && isId(id) ? id : null;
};

export const visitToken = (id: string): string => makeToken(visitPurpose, id);
export const readVisitToken = (token: string): string | null => readIdOf(visitPurpose, token);

export const enquiryToken = (id: string): string => makeToken(enquiryPurpose, id);
export const readEnquiryToken = (token: string): string | null => readIdOf(enquiryPurpose, token);

export const visitHref = (id: string): string => withToken(visitPath, 'token', visitToken(id));
export const visitUrl = (id: string): string => `${env.SITE_URL}${visitHref(id)}`;
export const calendarHref = (id: string): string => withToken(calendarPath, 'token', visitToken(id));
export const chooseHref = (enquiryId: string): string =>
  withToken(visitPath, 'enquiry', enquiryToken(enquiryId));

export const isEnquiryLinkOver = (createdAt: Date, now: Date): boolean =>
  createdAt.getTime() + visitLimits.holdHours * 3_600_000 < now.getTime();
