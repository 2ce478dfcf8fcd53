import { z } from 'zod';
import { optionalText, pictureRef } from '@/lib/shared/parsing/fields';
import { definePart } from './define';

const schema = z
  .object({
    name: optionalText(80).meta({ label: 'Name' }),
    role: optionalText(120).meta({ label: 'Role' }),
    picture: pictureRef.pick({ _id: true, focal: true }).nullable().meta({ label: 'Photo' }),
  })
  .refine(({ name, role, picture }) => name !== '' || (role === '' && picture === null), {
    error: 'Name is required with a role or a picture',
    path: ['name'],
  });

export const responder = definePart(
  { part: 'responder', name: 'Contact person', role: 'editor', isPublic: true, shownOn: ['/contact'] },
  { schema, initial: { name: '', role: '', picture: null } },
);
