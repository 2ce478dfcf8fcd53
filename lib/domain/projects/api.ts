import 'server-only';
import { z } from 'zod';
import { publicDocument } from '@/lib/domain/documents/api';
import { exemptionFields } from '@/lib/domain/exemptions/fields';
import { paperFields } from '@/lib/domain/papers/fields';
import { progress } from '@/lib/domain/progress/kind';
import { publicRegistrationFields } from '@/lib/domain/registrations/fields';
import { unitTypeFields } from '@/lib/domain/unit-types/fields';
import { unitCount } from '@/lib/domain/units/dto';
import { named, picture } from '@/lib/server/http/openapi';
import { recordCalls, recordSchema, toWireSchema } from '@/lib/server/http/record-calls';
import {
  type AdminProject,
  type Project,
  projectCreate,
  projectFields,
  projectPatch,
  publicProjectFields,
} from './fields';
import { projects } from './kind';

const beside = {
  slug: z.string().meta({ description: 'The last part of the address of its page' }),
  images: z.array(picture),
  locationPicture: picture.nullable(),
  unitTypes: z.array(unitTypeFields.extend({ _id: z.string().max(64).optional(), plans: z.array(picture) })),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
};
const project: z.ZodType<Project> = named('Project', toWireSchema(projectFields, beside));
const documentUrl = z
  .string()
  .nullable()
  .meta({ description: 'Address of its document; null without a document or if it is on request' });
const shownEntries = <F extends z.ZodRawShape>(fields: z.ZodObject<F>) =>
  z.array(
    z.object({
      _id: z.string().max(64).optional(),
      ...fields.omit({ documentId: true } as never).shape,
      documentUrl,
    }),
  );
const publicProject = named(
  'PublicProject',
  toWireSchema(publicProjectFields, {
    ...beside,
    registrations: shownEntries(publicRegistrationFields),
    exemptions: shownEntries(exemptionFields),
    papers: shownEntries(paperFields),
    unitCounts: z.array(unitCount).nullable().meta({
      description: 'Number of free homes by type; null if the office does not show its units',
    }),
    progress: z.array(recordSchema(progress)),
    documents: z.array(publicDocument),
  }),
);
const adminProject: z.ZodType<AdminProject> = named(
  'OfficeProject',
  toWireSchema(projectFields, {
    ...beside,
    isHidden: z.boolean().meta({ description: 'Not on the website and not in the bin' }),
  }),
);

export const projectCalls = recordCalls(projects, {
  record: project,
  shown: publicProject,
  create: projectCreate,
  patch: projectPatch,
  adminCalls: { record: adminProject, summary: 'All projects, not cached', hasOne: true },
  hasPatch: true,
  more: [
    {
      method: 'get',
      path: '/api/projects/featured',
      summary: 'The featured projects, at most 9',
      access: 'public',
      answers: { 200: z.array(publicProject) },
    },
  ],
});
