import { fieldMax } from '@/lib/content/enquiries/form-basics';
import { findE164 } from '@/lib/shared/parsing/phone';
import type { FoundEnquiry } from './dto';
import { emptyLead, type Lead } from './lead';

const address = /[^\s"'<>,;:=&?()[\]{}\\@]{1,64}@[a-z0-9.-]{1,250}\.[a-z]{2,24}/i;
const number = /\+?\d[\d\s().-]{7,20}\d/g;

const isEmail = (text: string) => address.exec(text)?.[0] === text;

export function findEnquiry(
  lead: Lead = emptyLead,
  texts: readonly string[],
  findProject: (theirs: string) => string,
): FoundEnquiry {
  const text = texts.join('\n');
  const numbers = [lead.phone, ...(text.match(number) ?? [])].map((each) => each.trim());
  return {
    name: lead.name.slice(0, fieldMax.name),
    phone: numbers.find((each) => each.length <= fieldMax.phone && findE164(each)) ?? '',
    email: isEmail(lead.email) ? lead.email : (address.exec(text)?.[0] ?? ''),
    whatsapp: lead.whatsapp ?? '',
    budget: lead.budget.slice(0, fieldMax.budget),
    projectId: findProject(lead.project),
    message: lead.message.slice(0, fieldMax.message),
  };
}
