import 'server-only';
import { z } from 'zod';
import { type Call, file, named, picture } from '@/lib/server/http/openapi';
import { standardCalls, toFormSchema, toWireSchema } from '@/lib/server/http/record-calls';
import { type OfficeProject, type Project, projectCreate, projectFields, projectPatch } from './fields';
import { projects } from './kind';

const beside = {
  slug: z.string().meta({ description: 'The last part of the address of its page' }),
  images: z.array(picture),
  locationPicture: picture.nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
};
const project: z.ZodType<Project> = named('Project', toWireSchema(projectFields, beside));
const officeProject: z.ZodType<OfficeProject> = named(
  'OfficeProject',
  toWireSchema(projectFields, {
    ...beside,
    isHidden: z.boolean().meta({ description: 'Off the website, and not in the bin' }),
  }),
);

/** API-3: the fields of the multipart form. */
const projectForm = toFormSchema(projectFields).extend({ images: z.array(file).optional() });
const projectPatchForm = projectForm.partial().extend({
  existingImages: z
    .string()
    .meta({ description: 'JSON list of the public_id or url of those that stay' })
    .optional(),
  version: z.string().optional(),
});

const list = '/api/admin/projects';
const one = '/api/admin/projects/{id}';
const change = {
  path: one,
  access: 'editor',
  body: { 'application/json': projectPatch, 'multipart/form-data': projectPatchForm },
  answers: { 200: project },
  versioned: true,
} as const;

export const projectCalls: Call[] = [
  ...standardCalls(projects, z.array(project)),
  {
    method: 'get',
    path: '/api/projects/featured',
    summary: 'The featured projects, at most 9',
    access: 'public',
    answers: { 200: z.array(project) },
  },
  {
    method: 'get',
    path: '/api/projects/{id}',
    summary: 'A project',
    access: 'public',
    answers: { 200: project },
  },
  {
    method: 'get',
    path: list,
    summary: 'All projects, past the cache',
    access: 'editor',
    answers: { 200: z.array(officeProject) },
  },
  {
    method: 'post',
    path: list,
    summary: 'Add a project',
    access: 'editor',
    body: { 'application/json': projectCreate, 'multipart/form-data': projectForm },
    answers: { 201: project },
  },
  {
    method: 'get',
    path: one,
    summary: 'A project, past the cache',
    access: 'editor',
    answers: { 200: project },
    versioned: true,
  },
  { method: 'put', summary: 'Change a project; absent fields stay', ...change },
  { method: 'patch', summary: 'Change some fields of a project', ...change },
];
