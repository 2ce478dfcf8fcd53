import { enquiryKindNames } from '@/lib/content/enquiries/kinds';
import type { EnquiryCard } from '@/lib/domain/enquiries/dto';

export function aboutOf({ kind, project, propertyType, location }: EnquiryCard): string {
  if (project) return project.name;
  if (kind === 'enquiry') return 'No project';
  const name = enquiryKindNames[kind].office;
  if (kind !== 'callback') return name;
  return `${name}, ${propertyType.toLowerCase() || 'home'}${location && ` in ${location}`}`;
}

export function formOf({ kind, page, project, addedBy, partner }: EnquiryCard): string {
  if (addedBy) return `Added by ${addedBy}`;
  if (partner) return `Named by ${partner.name}`;
  const name = kind === 'callback' ? `${enquiryKindNames[kind].office} form` : enquiryKindNames[kind].office;
  if (project) return `${name} on the project page`;
  return page ? `${name} on ${page}` : name;
}
