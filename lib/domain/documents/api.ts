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
    url: z.string().nullable().meta({ description: 'Null for documents on request' }),
  }),
);

const files = '/api/admin/files';
const mib = 1024 * 1024;

const fileCalls: Call[] = [
  {
    method: 'post',
    path: files,
    summary: `Upload one PDF of at most ${fileLimits.maxBytes / mib} MB (${fileLimits.throughSiteBytes / mib} on a serverless host); use its _id in a save within ${uploadLimits.stagedForDays} days`,
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
      'A token with which a browser uploads one PDF directly to the blob store, or to the private store for a document on request; 404 without a store',
    access: 'editor',
    body: { 'application/json': fileTokenRequest },
    answers: { 200: tokenAnswer },
    errors: [404],
  },
  {
    method: 'post',
    path: `${files}/complete`,
    summary: 'Turn a PDF in the blob store into an upload; 404 without a store',
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
