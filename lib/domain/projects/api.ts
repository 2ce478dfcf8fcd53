import 'server-only';
import { z } from 'zod';
import { projectCategories, projectStatuses } from '@/lib/content/projects';
import { type Call, file, named, picture } from '@/lib/server/http/openapi';
import { orderInput } from '@/lib/server/records/order';
import type { Project } from './dto';
import { projectCreate, projectPatch } from './schema';

const project: z.ZodType<Project> = named(
  'Project',
  z.object({
    _id: z.string(),
    name: z.string(),
    description: z.string(),
    category: z.enum(projectCategories).nullable(),
    status: z.enum(projectStatuses),
    location: z.string(),
    client: z.string(),
    price: z.string(),
    explore: z.boolean(),
    amenities: z.array(z.string()),
    specifications: z.array(z.object({ title: z.string(), description: z.array(z.string()) })),
    images: z.array(picture),
    version: z.number().int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  }),
);

/** API-3: the fields of the multipart form. */
const projectForm = z.object({
  name: z.string(),
  description: z.string().optional(),
  category: z.string().optional(),
  status: z.enum(projectStatuses),
  location: z.string().optional(),
  client: z.string().optional(),
  price: z.string().optional(),
  explore: z.enum(['true', 'false']).optional(),
  amenities: z.array(z.string()).optional(),
  specifications: z.string().meta({ description: 'JSON' }).optional(),
  images: z.array(file).optional(),
});
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
  access: 'admin',
  body: { 'application/json': projectPatch, 'multipart/form-data': projectPatchForm },
  answers: { 200: project },
  versioned: true,
} as const;

export const projectCalls: Call[] = [
  {
    method: 'get',
    path: '/api/projects',
    summary: 'All projects',
    access: 'public',
    answers: { 200: z.array(project) },
  },
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
    access: 'admin',
    answers: { 200: z.array(project) },
  },
  {
    method: 'post',
    path: list,
    summary: 'Add a project',
    access: 'admin',
    body: { 'application/json': projectCreate, 'multipart/form-data': projectForm },
    answers: { 201: project },
  },
  {
    method: 'put',
    path: `${list}/order`,
    summary: 'Order the projects',
    access: 'admin',
    body: { 'application/json': orderInput },
    answers: { 200: z.null() },
    errors: [409],
  },
  {
    method: 'get',
    path: one,
    summary: 'A project, past the cache',
    access: 'admin',
    answers: { 200: project },
    versioned: true,
  },
  { method: 'put', summary: 'Change a project; absent fields stay', ...change },
  { method: 'patch', summary: 'Change some fields of a project', ...change },
  {
    method: 'delete',
    path: one,
    summary: 'Put a project into the bin',
    access: 'admin',
    answers: { 200: z.null() },
  },
];
