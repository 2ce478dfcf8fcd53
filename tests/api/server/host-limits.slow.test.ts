import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn, makeForm, makePhoto } from '../../support/contract/api';
import { type SecondServer, startSecondServer } from '../../support/servers/second-server';

let server: SecondServer;
let token = '';

beforeAll(async () => {
  token = await logIn();
  server = await startSecondServer({
    VERCEL: '1',
    BLOB_READ_WRITE_TOKEN: 'vercel_blob_rw_store_secret',
  });
}, 90_000);

afterAll(() => server.stop());

it('a multipart call that is larger than a serverless host takes is told the way that is open to it', async () => {
  const photo = await makePhoto();
  const heavy = new File([photo, new Uint8Array(4.6 * 1024 * 1024)], 'heavy.jpg', { type: 'image/jpeg' });
  const forms = {
    '/api/admin/uploads': makeForm({ file: [heavy] }),
    '/api/admin/projects': makeForm({ name: 'Heavy', status: 'ongoing', images: [photo, heavy] }),
    '/api/admin/hero': makeForm({ images: [heavy] }),
  };
  for (const [path, form] of Object.entries(forms)) {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${server.url}${path}`, { method: 'POST', headers, body: form });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({
      message: expect.stringContaining('POST /api/admin/uploads/token, then /api/admin/uploads/complete'),
    });
  }
});

it('with a blob store the screens of the office may send to it, and no other page may', async () => {
  const cookie = `next-auth.session-token=${token}`;
  const connectSources = async (path: string) => {
    const answer = await fetch(`${server.url}${path}`, { headers: { cookie } });
    await answer.text();
    return /connect-src ([^;]+)/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
  };
  for (const path of ['/admin', '/admin/projects'])
    expect(await connectSources(path)).toBe("'self' https://vercel.com/api/blob/");
  for (const path of ['/', '/projects?status=ongoing', '/786313login/forgot'])
    expect(await connectSources(path)).toBeUndefined();
});
