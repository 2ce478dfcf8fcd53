import type { VisitState } from '@/lib/content/visits';
import { formatSlot } from './visit-time';

type MessageVisit = {
  enquiry: { name: string };
  project: { name: string };
  startsAt: string;
  state: VisitState;
  link: string;
};

/** A phone number is no name. */
const greet = ({ enquiry: { name } }: MessageVisit): string => (name ? `Hello ${name},` : 'Hello,');

export function toVisitMessage(visit: MessageVisit): string {
  const { startsAt, state, link } = visit;
  const hello = greet(visit);
  const project = visit.project.name;
  const when = formatSlot(startsAt);
  const byLink = `You can change or cancel here: ${link}`;
  const texts: Record<VisitState, string> = {
    requested: `${hello} you requested a visit to ${project} on ${when}. Does this time still suit you? ${byLink}`,
    confirmed: `${hello} your visit to ${project} is on ${when}. We look forward to seeing you. ${byLink}`,
    cancelled: `${hello} your visit to ${project} on ${when} is cancelled. Please tell us which other day suits you.`,
    came: `${hello} thank you for coming to ${project}. What would you like to know next?`,
    missed: `${hello} we missed you at ${project} on ${when}. Which day suits you better?`,
  };
  return texts[state];
}

export const toChangeMessage = (visit: MessageVisit, wanted: string): string =>
  `${greet(visit)} we cannot show you the project on ${formatSlot(visit.startsAt)}. Would ${formatSlot(wanted)} suit you? You can change or cancel here: ${visit.link}`;

export const whatsappHref = (phone: string, text: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
