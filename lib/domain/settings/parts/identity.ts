import { defaultIdentity, identityFields } from '@/lib/shared/brand/identity';
import { definePart } from './define';

export const identity = definePart(
  {
    part: 'identity',
    name: 'Brand',
    role: 'admin',
    isPublic: true,
    checkedFields: ['tagline', 'footerTagline'],
    hasOwnTag: true,
  },
  { schema: identityFields, initial: defaultIdentity },
);
