import 'server-only';
import { z } from 'zod';
import { type Role, roles } from '@/lib/content/roles';

const names = z.registry<{ id: string }>();

export function named<S extends z.ZodType>(id: string, schema: S): S {
  names.add(schema, { id });
  return schema;
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type BodyType = 'application/json' | 'multipart/form-data' | 'application/x-www-form-urlencoded';

export type Call = {
  method: Method;
  path: string;
  summary: string;
  access: 'public' | 'user' | Role | 'cron';
  query?: z.ZodObject;
  body?: Partial<Record<BodyType, z.ZodType>>;
  answers: Record<
    number,
    | z.ZodType
    | 'text/html'
    | 'text/plain'
    | 'text/csv'
    | 'text/calendar'
    | 'application/pdf'
    | 'application/zip'
    | null
  >;
  errors?: number[];
  versioned?: boolean;
  rendersErrors?: boolean;
};

export const moment = z.iso.datetime();
export const pageFields = { total: z.number().int(), page: z.number().int(), pageCount: z.number().int() };

export const picture = named(
  'Picture',
  z.object({
    _id: z.string(),
    url: z.string(),
    public_id: z.string().nullable(),
    alt: z.string(),
    width: z.number().nullable(),
    height: z.number().nullable(),
    blurDataURL: z.string().nullable(),
    src: z.string(),
    focal: z.object({ x: z.number(), y: z.number() }),
    isLocation: z.literal(true).optional(),
  }),
);

export const said = named('Said', z.object({ message: z.string() }));

export const formCall = (path: string, summary: string, schema: z.ZodObject, errors = [429]): Call => ({
  method: 'post',
  path,
  summary,
  access: 'public',
  body: {
    'application/json': schema,
    'application/x-www-form-urlencoded': schema,
    'multipart/form-data': schema,
  },
  answers: { 201: said, 303: null },
  errors,
  rendersErrors: true,
});

export const file = z.string().meta({ format: 'binary' });

const errorBody = named(
  'Error',
  z.object({
    message: z.string(),
    errors: z.record(z.string(), z.string()).optional(),
    current: z.unknown().optional(),
  }),
);

const errorTexts: Record<number, string> = {
  400: 'The body does not match its content type.',
  401: 'No session, or the session has ended.',
  403: 'The role does not allow it, or the request came from another site, or, with errors.password, the password must be confirmed first (/api/admin/auth/confirm).',
  404: 'There is no such record.',
  409: 'Somebody else has saved the record, or the address is taken; `current` is the present record.',
  412: 'If-Match is malformed.',
  413: 'Too large.',
  415: 'The type of the body or of a file is not accepted.',
  422: 'Some fields are wrong; `errors` lists them.',
  429: 'Too many attempts; Retry-After says how long to wait.',
  500: 'An unexpected error.',
  503: 'The service is not available for a moment; Retry-After says how long to wait.',
  507: 'The storage is full.',
};

const overHostLimit =
  'Too large; on a serverless host the limit is 4.5 MB per request: ' +
  '/api/admin/uploads/token and /complete take larger pictures, which JSON then names by their _id.';

const describeError = (call: Call, status: number) =>
  status === 413 && call.body && 'multipart/form-data' in call.body ? overHostLimit : errorTexts[status];

type Json = Record<string, unknown>;

function errorsOf(call: Call): number[] {
  const statuses = new Set([500, 503, ...(call.errors ?? [])]);
  if (call.access !== 'public') statuses.add(401);
  if (call.access in roles || call.method !== 'get') statuses.add(403);
  if (call.path.includes('{')) statuses.add(404);
  if (call.query) statuses.add(422);
  if (call.body) for (const status of [400, 413, 415, 422]) statuses.add(status);
  if (call.body && 'multipart/form-data' in call.body) statuses.add(507);
  if (call.versioned) for (const status of [409, 412]) statuses.add(status);
  return [...statuses].filter((status) => !(status in call.answers)).sort((one, other) => one - other);
}

/** Limits apply to input; a stored value may be older than its limit. */
const dropLimits =
  (io: 'input' | 'output') =>
  ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
    if (io === 'input') return;
    delete jsonSchema.maxLength;
    delete jsonSchema.maxItems;
  };

function createSchemaWriter(components: Record<string, Json>) {
  return function write(schema: z.ZodType, io: 'input' | 'output'): Json {
    const {
      $schema: _,
      $defs = {},
      ...own
    } = z.toJSONSchema(schema, { io, metadata: names, unrepresentable: 'any', override: dropLimits(io) });
    const moved = JSON.parse(JSON.stringify({ $defs, own }).replaceAll('#/$defs/', '#/components/schemas/'));
    Object.assign(components, moved.$defs);
    const id = names.get(schema)?.id;
    if (!id || '$ref' in moved.own) return moved.own;
    components[id] = moved.own;
    return { $ref: `#/components/schemas/${id}` };
  };
}

const contentOf = (type: string, schema: Json) => ({ [type]: { schema } });

function describeCall(call: Call, write: ReturnType<typeof createSchemaWriter>): Json {
  const parameters: Json[] = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const query = call.query && (write(call.query, 'input') as { properties?: Record<string, Json> });
  for (const [name, schema] of Object.entries(query?.properties ?? {}))
    parameters.push({ name, in: 'query', required: false, schema });
  if (call.versioned && call.method !== 'get')
    parameters.push({
      name: 'If-Match',
      in: 'header',
      required: false,
      description: 'The version that was read, in quotes.',
      schema: { type: 'string' },
    });
  const headers =
    call.versioned && call.method !== 'delete' ? { ETag: { schema: { type: 'string' } } } : undefined;
  const answers = Object.entries(call.answers).map(([status, answer]) => [
    status,
    {
      description: 'Done.',
      ...(headers && { headers }),
      ...(answer !== null && {
        content:
          typeof answer === 'string'
            ? contentOf(answer, { type: 'string' })
            : contentOf('application/json', write(answer, 'output')),
      }),
    },
  ]);
  const error = write(errorBody, 'output');
  const errors = errorsOf(call).map((status) => [
    status,
    {
      description: describeError(call, status),
      content: {
        ...contentOf('application/json', error),
        ...(call.rendersErrors && contentOf('text/html', { type: 'string' })),
      },
    },
  ]);
  const bodies = Object.entries(call.body ?? {}).map(([type, schema]) => [
    type,
    { schema: write(schema, 'input') },
  ]);
  return {
    summary: call.summary,
    tags: [call.path.split('/')[call.path.startsWith('/api/admin/') ? 3 : 2]],
    security:
      call.access === 'public'
        ? []
        : call.access === 'cron'
          ? [{ cron: [] }]
          : [{ bearer: [] }, { cookie: [] }],
    'x-access': call.access,
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && { requestBody: { required: true, content: Object.fromEntries(bodies) } }),
    responses: Object.fromEntries([...answers, ...errors]),
  };
}

export function buildDocument(calls: readonly Call[], title: string): Json {
  const schemas: Record<string, Json> = {};
  const write = createSchemaWriter(schemas);
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    paths[call.path] ??= {};
    Object.assign(paths[call.path] ?? {}, { [call.method]: describeCall(call, write) });
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      description:
        'Errors are JSON with a message and, if any, errors by field. A save with a version is rejected if that is not the newest version.',
    },
    paths,
    components: {
      schemas,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token that the log-in returns.' },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'next-auth.session-token',
          description:
            'Over https __Host-next-auth.session-token. A change with a cookie must come from the site itself.',
        },
        cron: { type: 'http', scheme: 'bearer', description: 'CRON_SECRET.' },
      },
    },
  };
}
