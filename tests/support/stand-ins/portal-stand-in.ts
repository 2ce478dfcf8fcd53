import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toDay } from '@/lib/shared/time/local-day';

export type PolledKind = 'acres99' | 'housing' | 'magicbricks_polled' | 'meta_polled';
export const polled: PolledKind[] = ['acres99', 'housing', 'magicbricks_polled', 'meta_polled'];

/** What the office was given by each service; every one is invented. */
export const accounts: Record<PolledKind, { account?: string; key?: string; token?: string }> = {
  acres99: { account: 'invented-user', key: 'invented-pass&word', token: 'invented-token-of-an-address' },
  housing: { account: '70012', key: 'invented-housing-key' },
  magicbricks_polled: { key: 'invented-bricks-key' },
  meta_polled: { account: '7001200001, 7001200002', token: 'invented-page-token' },
};

/** Somebody who has enquired there. */
export type Person = { number: number; at: Date };

/** How a service answers: as it should, or in one of the ways in which it fails. */
export type Mood = 'well' | 'refused' | 'busy' | 'junk' | 'cut' | 'large' | 'denied';

type Asked = { kind: PolledKind; path: string; query: URLSearchParams; form: URLSearchParams; token: string };
type Answer = { status: number; text: string };

export type PortalStandIn = {
  /** What SOURCES_BASE_URL is set to. */
  url: string;
  /** Every question that was answered, by its kind and address. */
  asked: { kind: PolledKind; url: string }[];
  people: Record<PolledKind, Person[]>;
  /** From now on; `at` counts the questions of the kind from 0. */
  behave(kind: PolledKind, mood: (at: number) => Mood): void;
  /** By how much its clock is ahead of ours. */
  setClock(aheadMs: number): void;
  /** Whether it is served over https. */
  serveSealed(isSealed: boolean): void;
  stop(): Promise<void>;
};

const hosts: Record<string, PolledKind> = {
  'www.99acres.com': 'acres99',
  'pahal.housing.com': 'housing',
  'rating.magicbricks.com': 'magicbricks_polled',
  'graph.facebook.com': 'meta_polled',
};
const mostOfHousing = 1000;
const skewMs = 15 * 60_000;

/** Above 2^53, and one apart. */
export const idOf = ({ number }: Person): string => `${9007199254740993n + BigInt(number)}`;
export const phoneOf = ({ number }: Person): string => String(6_000_000_000 + number);
const emailOf = ({ number }: Person) => `person${number}@example.com`;
const toSeconds = ({ at }: Person) => Math.floor(at.getTime() / 1000);
const json = (value: object): string => JSON.stringify(value);
const cdata = (text: string) => `<![CDATA[${text}]]>`;
const toTheirs = (at: Date) =>
  new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

const within = (people: Person[], from: string, to: string, read: (person: Person) => string) =>
  people.filter((person) => read(person) >= from && read(person) <= to);

function askAcres({ form, path }: Asked, people: Person[]): Answer {
  const xml = form.get('xml') ?? '';
  const of = (name: string) =>
    (new RegExp(`<${name}>(.*?)</${name}>`).exec(xml)?.[1] ?? '').replace(/&#(\d+);/g, (_whole, code) =>
      String.fromCodePoint(Number(code)),
    );
  const { account, key, token } = accounts.acres99;
  const isRight =
    of('user_name') === account && of('pswd') === key && path.includes(`/getmy99Response/${token}/uid/`);
  if (!isRight)
    return {
      status: 200,
      text: `<Xml ActionStatus="false"><Message>${cdata('Invalid username or password')}</Message></Xml>`,
    };
  const told = within(people, of('start_date'), of('end_date'), ({ at }) => toTheirs(at)).map(
    (person) =>
      `<Resp><QryDtl ResType="Project" QueryId="${idOf(person)}"><QryInfo>${cdata('A <b>home</b> & a view')}</QryInfo><RcvdOn>${cdata(toTheirs(person.at))}</RcvdOn><ProjId>${cdata('N7')}</ProjId><ProjName>${cdata('Kadal Crest')}</ProjName></QryDtl><CntctDtl><Name>${cdata(`Person ${person.number}`)}</Name><Email>${cdata(emailOf(person))}</Email><Phone>${cdata(`+91-${phoneOf(person)}`)}</Phone></CntctDtl></Resp>`,
  );
  return { status: 200, text: `<?xml version="1.0"?><Xml ActionStatus="true">${told.join('')}</Xml>` };
}

function askHousing({ query }: Asked, people: Person[], now: number): Answer {
  const [current, { account, key = '' }] = [query.get('current_time') ?? '', accounts.housing];
  const isRight =
    query.get('id') === account &&
    query.get('hash') === createHmac('sha256', key).update(current).digest('hex') &&
    Math.abs(now - Number(current) * 1000) <= skewMs;
  if (!isRight) return { status: 401, text: '{}' };
  const [from, to] = ['start_date', 'end_date'].map((name) => Number(query.get(name)));
  const told = people.filter((person) => toSeconds(person) >= (from ?? 0) && toSeconds(person) <= (to ?? 0));
  const data = told.slice(0, Math.min(mostOfHousing, Number(query.get('per_page')))).map((person) => ({
    lead_name: `Person ${person.number}`,
    lead_phone: phoneOf(person),
    lead_email: emailOf(person),
    country_code: '+91',
    lead_date: toSeconds(person),
    project_id: 7,
    project_name: 'Kadal Crest',
  }));
  return { status: 200, text: json({ data }) };
}

function askBricks({ query }: Asked, people: Person[]): Answer {
  if (query.get('key') !== accounts.magicbricks_polled.key)
    return { status: 200, text: '<response><status>error</status></response>' };
  const dayOf = ({ at }: Person) => toDay(at).replaceAll('-', '');
  const told = within(people, query.get('startDate') ?? '', query.get('endDate') ?? '', dayOf);
  const leads = told.map((person) => ({
    name: `Person ${person.number}`,
    isd: '91',
    mobile: phoneOf(person),
    email: emailOf(person),
    subject: '',
    msg: 'Call me',
    project: 'Kadal Crest',
    city: 'Mangalore',
    locality: '',
  }));
  return { status: 200, text: json({ leadPojo: { leads } }) };
}

const toMetaLead = (person: Person) => ({
  id: idOf(person),
  created_time: person.at.toISOString().replace(/\.\d+Z$/, '+0000'),
  field_data: [
    { name: 'full_name', values: [`Person ${person.number}`] },
    { name: 'phone_number', values: [`+91${phoneOf(person)}`] },
  ],
});

function askMeta({ query, path, token }: Asked, people: Person[]): Answer {
  if (token !== `Bearer ${accounts.meta_polled.token}`)
    return { status: 400, text: json({ error: { code: 190, message: 'invented' } }) };
  const [form = '', last = ''] = path.split('/').slice(-2);
  // One lead, of whose id a push has told.
  const one = people.find((person) => idOf(person) === last);
  if (one) return { status: 200, text: json(toMetaLead(one)) };
  const [first, second] = (accounts.meta_polled.account ?? '').split(', ');
  if (form !== first && form !== second) return { status: 400, text: json({ error: { code: 100 } }) };
  const [{ value }] = JSON.parse(query.get('filtering') ?? '[{}]');
  const of = people.filter(
    (person) => toSeconds(person) > value && (person.number % 2 === 0) === (form === first),
  );
  const from = Number(query.get('after') ?? 0);
  const limit = Number(query.get('limit'));
  const data = of.slice(from, from + limit).map(toMetaLead);
  const after = String(from + limit);
  const isLast = from + limit >= of.length;
  return {
    status: 200,
    text: json({
      data,
      paging: { cursors: { after }, ...(!isLast && { next: 'https://example.com/next' }) },
    }),
  };
}

const answers: Record<PolledKind, (asked: Asked, people: Person[], now: number) => Answer> = {
  acres99: askAcres,
  housing: askHousing,
  magicbricks_polled: askBricks,
  meta_polled: askMeta,
};

/** In the words of each service. */
const refusals: Record<PolledKind, Answer> = {
  acres99: {
    status: 200,
    text: '<Xml ActionStatus="false"><Message><![CDATA[Invalid username or password]]></Message></Xml>',
  },
  housing: { status: 200, text: '{"apiErrors": ["profile is not active"]}' },
  magicbricks_polled: { status: 200, text: '{"status": "error"}' },
  meta_polled: { status: 400, text: '{"error": {"code": 190}}' },
};

const readBody = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
};

function misbehave(response: ServerResponse, kind: PolledKind, mood: Mood, told: Answer): void {
  const type = { 'content-type': 'text/plain' };
  if (mood === 'refused') response.writeHead(refusals[kind].status, type).end(refusals[kind].text);
  if (mood === 'busy') response.writeHead(503, type).end('busy');
  if (mood === 'junk') response.writeHead(200, type).end('<html>maintenance');
  if (mood === 'denied') response.writeHead(403, type).end('<h1>Access Denied</h1>');
  if (mood === 'large') response.writeHead(200, type).end('x'.repeat(9 * 1024 * 1024));
  if (mood === 'cut') {
    response.writeHead(200, { ...type, 'content-length': String(told.text.length + 10) });
    response.write(told.text.slice(0, told.text.length / 2), () => response.destroy());
  }
}

/** The portals on this machine, each as it is known to speak. */
export async function startPortalStandIn(): Promise<PortalStandIn> {
  const moods = new Map<PolledKind, (at: number) => Mood>();
  const counts = new Map<PolledKind, number>();
  const asked: PortalStandIn['asked'] = [];
  const people = Object.fromEntries(polled.map((kind) => [kind, []])) as unknown as PortalStandIn['people'];
  let aheadMs = 0;
  let isSealed = true;

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    const [, protocol, host = '', ...path] = url.pathname.split('/');
    const kind = hosts[host];
    if (!kind || (protocol === 'https' && !isSealed)) return void request.socket.destroy();
    const form = new URLSearchParams(await readBody(request));
    const at = counts.get(kind) ?? 0;
    counts.set(kind, at + 1);
    asked.push({ kind, url: request.url ?? '' });
    const now = Date.now() + aheadMs;
    response.setHeader('date', new Date(now).toUTCString());
    const token = request.headers.authorization ?? '';
    const question = { kind, path: path.join('/'), query: url.searchParams, form, token };
    const told = answers[kind](question, people[kind], now);
    // What a push has told of is there; a window may be refused.
    const isPage = kind !== 'meta_polled' || path.at(-1) === 'leads';
    const mood = (isPage && moods.get(kind)?.(at)) || 'well';
    if (mood === 'well') response.writeHead(told.status).end(told.text);
    else misbehave(response, kind, mood, told);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    people,
    behave(kind, mood) {
      counts.set(kind, 0);
      moods.set(kind, mood);
    },
    setClock(ms) {
      aheadMs = ms;
    },
    serveSealed(is) {
      isSealed = is;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
