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
