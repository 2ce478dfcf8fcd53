export const contactBarLabels = {
  label: 'Get in touch',
  call: 'Call',
  whatsapp: 'WhatsApp',
  enquire: 'Enquire',
  enquiryTitle: 'Send an enquiry',
  writeOnWhatsapp: 'Or write on WhatsApp',
} as const;

export const enquiryBlockId = 'enquire';

export type ChatPartner = { phoneHref: string; brand: string };

export function whatsappLink({ phoneHref, brand }: ChatPartner, project?: string): string {
  const about = project ? `I am interested in ${project}.` : 'I have a question.';
  const number = phoneHref.replace(/\D/g, '');
  return `https://wa.me/${number}?text=${encodeURIComponent(`Hello ${brand}, ${about}`)}`;
}
