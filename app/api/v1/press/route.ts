import { officeRoute } from '@/lib/domain/enquiries/form/office-route';

export const { GET, POST, PUT, PATCH, DELETE } = officeRoute('media');
