import { makeJpeg, makeSmallJpeg } from '../records/picture';

const required = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run these tests by npm test.`);
  return value;
};

export const baseUrl = required('TEST_BASE_URL');
export const adminCredentials = {
  email: required('TEST_ADMIN_EMAIL'),
  password: required('TEST_ADMIN_PASSWORD'),
};

export const cronSecret = required('TEST_CRON_SECRET');

export type Answer = { status: number; headers: Headers; body: unknown };

/** One real HTTP call; the body is decoded when it is JSON. */
export async function call(
  method: string,
  path: string,
  options: {
    token?: string | undefined;
    json?: unknown;
    form?: FormData | undefined;
    /** A body as it is, with its type. */
    raw?: { type: string; body: string };
    headers?: Record<string, string>;
  } = {},
): Promise<Answer> {
  const headers: Record<string, string> = { ...options.headers };
  if (options.token) headers.authorization = `Bearer ${options.token}`;
  if (options.json !== undefined) headers['content-type'] = 'application/json';
  if (options.raw) headers['content-type'] = options.raw.type;
  const response = await fetch(`${baseUrl}${path}`, {
    method,
    headers,
    body: options.raw?.body ?? (options.json === undefined ? options.form : JSON.stringify(options.json)),
    redirect: 'manual',
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

/** A bearer token of a person, by the spec's own call. */
export async function logIn(credentials = adminCredentials): Promise<string> {
  const { status, body } = await call('POST', '/api/admin/auth/login', { json: credentials });
  if (status !== 200) throw new Error(`log-in answered ${status}`);
  return (body as { token: string }).token;
}

const toPhoto = (bytes: Buffer, seed: number) =>
  new File([new Uint8Array(bytes)], `photo-${seed}.jpg`, { type: 'image/jpeg' });

/** A picture as a form takes it, another one for each seed. The server then makes its widths, crops and AVIF. */
export const makePhoto = async (seed = 1): Promise<File> => toPhoto(await makeJpeg(seed), seed);
/** The same where none of those is looked at: it is too small to have any, and no process makes them. */
export const makeSmallPhoto = async (seed = 1): Promise<File> => toPhoto(await makeSmallJpeg(seed), seed);

export function makeForm(fields: Record<string, string | string[] | File[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const entry of Array.isArray(value) ? value : [value]) form.append(name, entry);
  }
  return form;
}
