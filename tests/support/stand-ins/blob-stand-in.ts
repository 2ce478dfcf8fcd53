import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Call = 'put' | 'part' | 'delete' | 'list' | 'read';
type ErrorCode = 'forbidden' | 'store_suspended' | 'service_unavailable';

type StoredBlob = {
  bytes: Buffer;
  contentType: string;
  cacheMaxAgeSeconds: string;
  isPrivate?: boolean;
};

export type BlobStandIn = {
  /** What VERCEL_BLOB_API_URL is set to. */
  url: string;
  /** The files that the store holds, by pathname. */
  files: Map<string, StoredBlob>;
  /** From now on such calls, or so many of them after so many others, are answered with this error code of the blob service; null: they work again. */
  fail(call: Call, code: ErrorCode | null, times?: number, after?: number): void;
  /** How many parts of large files have been asked for, the failed ones too. */
  partCount(): number;
  stop(): Promise<void>;
};

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

type ClientToken = {
  pathname: string;
  maximumSizeInBytes: number;
  allowedContentTypes: string[];
  validUntil: number;
};

/** What a client token of the library allows; null for any other token. */
function readClientToken(authorization: string): ClientToken | null {
  const [, encoded] = /^Bearer vercel_blob_client_[^_]+_(.+)$/.exec(authorization) ?? [];
  if (!encoded) return null;
  const [, payload = ''] = Buffer.from(encoded, 'base64').toString().split('.');
  return JSON.parse(Buffer.from(payload, 'base64').toString()) as ClientToken;
}

/** The store with this id is a private one. */
const privateStore = 'private';
const privateToken = `Bearer vercel_blob_rw_${privateStore}_`;

const storeOf = (request: IncomingMessage) =>
  /^Bearer vercel_blob_(?:rw|client)_([^_]+)_/.exec(header(request, 'authorization'))?.[1];

const header = (request: IncomingMessage, name: string) => String(request.headers[name] ?? '');

/**
 * A blob service on this machine that speaks as @vercel/blob expects: PUT and GET on `/`, POST on `/delete`. The files are
 * public below its own `/files`, unless they are called by another address; those of the store "private" lie below `/closed`
 * and are read with its token alone. As with the service, a store takes files of its own access only.
 */
export async function startBlobStandIn(publicUrl?: string): Promise<BlobStandIn> {
  const files: BlobStandIn['files'] = new Map();
  const failures = new Map<Call, { code: ErrorCode; times: number; after: number }>();
  const uploads = new Map<string, Map<number, Buffer>>();
  let parts = 0;
  const server = createServer((request, response) => {
    // A request that is broken off has nobody to answer.
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const filesUrl = publicUrl ?? `${url}/files`;
  const urlOf = (pathname: string) =>
    files.get(pathname)?.isPrivate ? `${url}/closed/${pathname}` : `${filesUrl}/${pathname}`;
  const nameOf = (address: string) => address.replace(`${filesUrl}/`, '').replace(`${url}/closed/`, '');
  const toBlob = (pathname: string) => ({
    url: urlOf(pathname),
    downloadUrl: `${urlOf(pathname)}?download=1`,
    pathname,
    contentType: files.get(pathname)?.contentType,
    contentDisposition: 'inline',
    size: files.get(pathname)?.bytes.length,
    uploadedAt: new Date().toISOString(),
    etag: '"1"',
  });

  function send(response: ServerResponse, status: number, body: unknown) {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  /** True when such a call is to fail, which is then answered. */
  function isFailed(call: Call, response: ServerResponse): boolean {
    const failure = failures.get(call);
    if (!failure || failure.times === 0) return false;
    if (failure.after > 0) {
      failure.after -= 1;
      return false;
    }
    failure.times -= 1;
    send(response, failure.code === 'service_unavailable' ? 503 : 403, { error: { code: failure.code } });
    return true;
  }

  function isRefused(call: Call, request: IncomingMessage, response: ServerResponse): boolean {
    const isTrusted =
      call === 'read' || header(request, 'authorization').startsWith('Bearer vercel_blob_rw_');
    if (isTrusted) return isFailed(call, response);
    send(response, 403, { error: { code: 'forbidden' } });
    return true;
  }

  /** A store knows its own files alone. */
  const isOwn = (request: IncomingMessage, name: string) =>
    Boolean(files.get(name)?.isPrivate) === (storeOf(request) === privateStore);

  /** As the service: a client token is for one path, some types, a size and a time. */
  function isAllowed(request: IncomingMessage, name: string, body: Buffer): boolean {
    const access = header(request, 'x-vercel-blob-access') || 'public';
    if ((access === 'private') !== (storeOf(request) === privateStore)) return false;
    const token = readClientToken(header(request, 'authorization'));
    if (!token) return header(request, 'authorization').startsWith('Bearer vercel_blob_rw_');
    return (
      token.pathname === name &&
      body.length <= token.maximumSizeInBytes &&
      token.allowedContentTypes.includes(header(request, 'x-content-type')) &&
      token.validUntil > Date.now()
    );
  }

  function store(request: IncomingMessage, response: ServerResponse, name: string, bytes: Buffer) {
    files.set(name, {
      bytes,
      contentType: header(request, 'x-content-type'),
      cacheMaxAgeSeconds: header(request, 'x-cache-control-max-age'),
      isPrivate: storeOf(request) === privateStore,
    });
    send(response, 200, toBlob(name));
  }

  /** A large file comes in parts: the first call opens it, the last names its parts in their order. */
  function answerPart(request: IncomingMessage, response: ServerResponse, name: string, body: Buffer) {
    const action = header(request, 'x-mpu-action');
    const sent = uploads.get(header(request, 'x-mpu-upload-id')) ?? new Map<number, Buffer>();
    const whole = Buffer.concat([...sent].sort(([one], [other]) => one - other).map(([, bytes]) => bytes));
    if (!isAllowed(request, name, action === 'complete' ? whole : body))
      return send(response, 403, { error: { code: 'forbidden' } });
    if (action === 'create') {
      const uploadId = String(uploads.size + 1);
      uploads.set(uploadId, sent);
      return send(response, 200, { key: name, uploadId });
    }
    if (action === 'complete') return store(request, response, name, whole);
    parts += 1;
    if (isFailed('part', response)) return;
    const number = Number(header(request, 'x-mpu-part-number'));
    sent.set(number, body);
    send(response, 200, { etag: `"${number}"` });
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await readBody(request);
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    const [, place, name] = /^\/(files|closed)\/(.+)$/.exec(pathname) ?? [];
    if (name) {
      if (isRefused('read', request, response)) return;
      const isOpened = place === 'files' || header(request, 'authorization').startsWith(privateToken);
      if (!isOpened) return send(response, 403, { error: { code: 'forbidden' } });
      const file = files.get(name);
      if (file && Boolean(file.isPrivate) !== (place === 'closed')) return send(response, 404, null);
      response
        .writeHead(file ? 200 : 404, { 'content-type': file?.contentType ?? 'text/plain' })
        .end(file?.bytes);
    } else if (request.method === 'PUT') {
      const put = searchParams.get('pathname') ?? '';
      if (!isAllowed(request, put, body)) return send(response, 403, { error: { code: 'forbidden' } });
      if (!isFailed('put', response)) store(request, response, put, body);
    } else if (pathname === '/mpu') {
      answerPart(request, response, searchParams.get('pathname') ?? '', body);
    } else if (request.method === 'POST' && pathname === '/delete') {
      if (isRefused('delete', request, response)) return;
      const { urls } = JSON.parse(body.toString()) as { urls: string[] };
      for (const each of urls) if (isOwn(request, nameOf(each))) files.delete(nameOf(each));
      send(response, 200, null);
    } else if (searchParams.has('url')) {
      if (isRefused('list', request, response)) return;
      const asked = nameOf(searchParams.get('url') ?? '');
      if (files.has(asked) && isOwn(request, asked)) send(response, 200, toBlob(asked));
      else send(response, 404, { error: { code: 'not_found' } });
    } else {
      if (isRefused('list', request, response)) return;
      const names = [...files.keys()].filter(
        (each) => each.startsWith(searchParams.get('prefix') ?? '') && isOwn(request, each),
      );
      send(response, 200, { blobs: names.map(toBlob), hasMore: false });
    }
  }

  return {
    url,
    files,
    fail: (call, code, times = Number.POSITIVE_INFINITY, after = 0) =>
      void (code ? failures.set(call, { code, times, after }) : failures.delete(call)),
    partCount: () => parts,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
