import 'server-only';
import { z } from 'zod';
import { documentAccess, documentKinds } from '@/lib/content/documents';
import { fileLimits, uploadLimits } from '@/lib/content/limits';
import { type Call, file, named } from '@/lib/server/http/openapi';
import { recordCalls, toWireSchema } from '@/lib/server/http/record-calls';
import { fileCompletion, fileTokenRequest, tokenAnswer } from '@/lib/server/uploads/direct-input';
import type { StoredFile } from '@/lib/shared/stored-file';
import {
  documentCreate,
  documentFields,
  documentPatch,
  type ProjectDocument,
  type PublicDocument,
} from './fields';
import { documents } from './kind';

const storedFile: z.ZodType<StoredFile> = named(
  'StoredFile',
  z.object({ _id: z.string(), name: z.string(), bytes: z.int(), uploadedAt: z.iso.datetime() }),
);

const document: z.ZodType<ProjectDocument> = named(
  'Document',
  toWireSchema(documentFields, { projectId: z.string(), file: storedFile.nullable() }),
);

export const publicDocument: z.ZodType<PublicDocument> = named(
  'PublicDocument',
  z.object({
    _id: z.string(),
    projectId: z.string(),
    title: z.string(),
    kind: z.enum(documentKinds),
    date: z.string(),
    access: z.enum(documentAccess),
    bytes: z.int(),
    url: z.string().nullable().meta({ description: 'Null for what is on request' }),
  }),
);

const files = '/api/admin/files';
const mib = 1024 * 1024;

const fileCalls: Call[] = [
  {
    method: 'post',
    path: files,
    summary: `Upload one PDF of at most ${fileLimits.maxBytes / mib} MB (${fileLimits.throughSiteBytes / mib} on a serverless host); a save names it by its _id within ${uploadLimits.stagedForDays} days`,
    access: 'editor',
    body: { 'multipart/form-data': z.object({ file }) },
    answers: { 201: storedFile },
  },
  {
    method: 'get',
    path: `${files}/{id}`,
    summary: 'A file, as a download',
    access: 'editor',
    answers: { 200: 'application/pdf' },
  },
  {
    method: 'post',
    path: `${files}/token`,
    summary:
      'A token by which a browser puts one PDF straight into the blob store, or into the private one where it is on request; 404 where there is none',
    access: 'editor',
    body: { 'application/json': fileTokenRequest },
    answers: { 200: tokenAnswer },
    errors: [404],
  },
  {
    method: 'post',
    path: `${files}/complete`,
    summary: 'Turn a PDF of the blob store into an upload; 404 where there is no store',
    access: 'editor',
    body: { 'application/json': fileCompletion },
    answers: { 201: storedFile },
    errors: [404, 507],
  },
];

export const documentCalls: Call[] = [
  ...recordCalls(documents, {
    record: document,
    create: documentCreate.omit({ parentId: true }),
    patch: documentPatch,
  }),
  ...fileCalls,
];
