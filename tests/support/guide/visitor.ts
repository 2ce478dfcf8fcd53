import type { Machine } from './machine';

const siteUrl = 'https://example.com';

export type Answer = { version: string; status: number; headers: Headers; body: string };

const quote = (word: string) => `'${word.replaceAll("'", "'\\''")}'`;

/** Asks as a visitor of the machine does who trusts its certificate; a path is one of the site behind its proxy. */
export async function ask(
  machine: Machine,
  address: string,
  args: string[] = [],
  input: string | Buffer = '',
): Promise<Answer> {
  const trust = ['--cacert', '/etc/letsencrypt/live/example.com/fullchain.pem'];
  const words = ['curl', '-sSi', '-H', 'Expect:', ...trust, ...args, new URL(address, siteUrl).href];
  const said = await machine.run(words.map(quote).join(' '), { input });
  const end = said.indexOf('\r\n\r\n');
  const [first = '', ...lines] = said.slice(0, end).split('\r\n');
  const [version = '', status = ''] = first.split(' ');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return { version, status: Number(status), headers: new Headers(headers), body: said.slice(end + 4) };
}

const asJson = ['-H', 'Content-Type: application/json'];

/** Sends an enquiry by the site's own call; this is its text. */
export async function sendEnquiry(machine: Machine, message: string): Promise<void> {
  const digits = String(Date.now()).slice(-9);
  const json = { name: 'Asha Rao', email: 'asha@example.net', phone: `9${digits}`, message };
  const { status, body } = await ask(machine, '/api/v1/enquiries', [
    ...asJson,
    '--data',
    JSON.stringify(json),
  ]);
  if (status !== 201) throw new Error(`The enquiry was answered with ${status}: ${body}`);
}

/** Logs in with what the first start has printed, and adds a brand with this logo. Answers the address of its picture. */
export async function addBrand(machine: Machine, credentials: object, logo: Buffer): Promise<string> {
  const logIn = await ask(machine, '/api/admin/auth/login', [
    ...asJson,
    '--data',
    JSON.stringify(credentials),
  ]);
  const { token } = JSON.parse(logIn.body) as { token?: string };
  const form = ['-H', `Authorization: Bearer ${token}`, '-F', 'images=@-;filename=logo.jpg;type=image/jpeg'];
  const { status, body } = await ask(machine, '/api/admin/brands', form, logo);
  if (status !== 201) throw new Error(`The brand was answered with ${status}: ${body}`);
  return (JSON.parse(body) as { image: { url: string } }[])[0]?.image.url ?? '';
}

/** Tries passwords until the site refuses to hear more of them, which it notes in its log. Answers the id of that request. */
export async function tryPasswords(machine: Machine): Promise<string> {
  const guess = JSON.stringify({ email: 'asha@example.net', password: 'one-that-is-guessed' });
  for (let left = 30; left > 0; left -= 1) {
    const { status, headers } = await ask(machine, '/api/admin/auth/login', [...asJson, '--data', guess]);
    if (status === 429) return headers.get('x-request-id') ?? '';
  }
  throw new Error('Thirty passwords could be tried.');
}
