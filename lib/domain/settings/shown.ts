import type { Facts } from '@/lib/content/settings/fact-names';
import { findPicture } from '@/lib/shared/pictures/picture';
import { fillTexts } from '@/lib/shared/settings/placeholders';
import type { Faq, Responder, Setting } from './dto';

export function toResponder({ value, pictures }: Setting<'responder'>): Responder | null {
  const { name, role } = value;
  return name ? { name, role, picture: findPicture(pictures, value.picture) } : null;
}

export const toFaqs = ({ value }: Setting<'faqs'>, facts: Facts): Faq[] =>
  fillTexts(
    value.map((faq, index) => ({ ...faq, _id: faq._id ?? `question-${index + 1}` })),
    facts,
  );
