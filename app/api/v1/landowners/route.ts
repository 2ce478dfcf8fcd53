import { officeRoute } from '@/lib/domain/intake/channels/form/office-route';

export const { GET, POST, PUT, PATCH, DELETE } = officeRoute('landowner');
