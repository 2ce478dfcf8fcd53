import type { EnquiryCard } from '@/lib/domain/enquiries/dto';

export function aboutOf({ kind, project, propertyType, location }: EnquiryCard): string {
  if (project) return project.name;
  if (kind === 'callback')
    return `Callback, ${propertyType.toLowerCase() || 'home'}${location && ` in ${location}`}`;
  return 'No project';
}

export function formOf({ kind, page, project, addedBy }: EnquiryCard): string {
  if (addedBy) return `Added by ${addedBy}`;
  const name = kind === 'callback' ? 'Callback form' : 'Enquiry';
  if (project) return `${name} on the project page`;
  return page ? `${name} on ${page}` : name;
}

/** "+91 98450 12345". */
export function formatPhone(e164: string): string {
  const indian = /^\+91(\d{5})(\d{5})$/.exec(e164);
  return indian ? `+91 ${indian[1]} ${indian[2]}` : e164;
}
