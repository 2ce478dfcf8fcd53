import { expect, it } from 'vitest';
import { type SourceKind, sourceKinds } from '@/lib/content/sources/sources';
import { adapters } from '@/lib/domain/sources/adapters/all';
import { polledBounds } from '@/lib/domain/sources/bounds';
import { toIncoming } from '@/lib/domain/sources/incoming';
import { mapLeads } from '@/lib/domain/sources/map-leads';
import { sealPayload } from '@/lib/domain/sources/payload';
import { readTree } from '@/lib/domain/sources/read';
import { readSent } from '@/lib/domain/sources/read-sent';

const size = 256 * 1024;
const fill = (part: string) => part.repeat(Math.ceil(size / part.length)).slice(0, size);
const json = (value: unknown) => JSON.stringify(value);
const wrap = (head: string, part: string, tail: string) =>
  head + fill(part).slice(0, size - head.length - tail.length) + tail;
const list = (part: string) =>
  `[${Array.from({ length: Math.floor((size - 2) / (part.length + 1)) }, () => part).join(',')}]`;
const fields = (name: (at: number) => string, value: string, count: number) =>
  json(Object.fromEntries(Array.from({ length: count }, (_, at) => [name(at), value])));
const mail = (rest: string) => `Message-ID: <1@portal.example>\nContent-Type: text/plain\n${rest}`;
const mixed = 'MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=x\n\n';

/** Bodies of 256 KB, each of which takes much longer than it should where something is not linear. */
const bodies: Record<string, string> = {
  'one long name over many values': json({
    ['k'.repeat(128_000)]: Object.fromEntries(Array.from({ length: 12_000 }, (_, at) => [at, 1])),
  }),
  'one name many times': fill('a=&'),
  'many names': Array.from({ length: 30_000 }, (_, at) => `n${at}=1`)
    .join('&')
    .slice(0, size),
  'many fields': fields((at) => `field${at}`, '1', 17_000),
  'few long names': fields((at) => `${'n'.repeat(250)}${at}`, 'v', 900),
  'deep names': json(
    Array.from({ length: 400 }, () => ({
      aaaaaaaaaa: { bbbbbbbbbb: { cccccccccc: { dddddddddd: { eeeeeeeeee: 'x'.repeat(500) } } } },
    })),
  ),
  'many numbers': list('1'),
  'many lists': list('[]'),
  'many objects': list('{}'),
  'many leads': list(json({ name: 'Asha', phone: '9845012345' })),
  'deep lists': fill('['),
  'deep objects': fill('{"a":'),
  'a string that does not end': `{"a":"${fill('x')}`,
  backslashes: `{"a":"${fill('\\')}`,
  'quotes in backslashes': wrap('{"a":"', '\\"', '"}'),
  'digits apart': wrap('{"a":"', '1 ', '"}'),
  'phone numbers': wrap('{"message":"', '9845012345,', '"}'),
  'other phone numbers': json({
    message: Array.from({ length: 20_000 }, (_, at) => 9_000_000_000 + at * 7919).join(' '),
  }),
  addresses: wrap('{"message":"', 'a@b.co ', '"}'),
  'at signs': wrap('{"message":"', 'a@', '"}'),
  letters: wrap('{"message":"', 'a', '"}'),
  'letters and an at sign': wrap('{"message":"', `${'a'.repeat(63)},@${'b'.repeat(250)}`, '"}'),
  dots: wrap('{"message":"', '.', '"}'),
  'capitals and dots': wrap('{"message":"', 'IN.', '"}'),
  blanks: wrap('{"message":"', ' ', '"}'),
  'messages and contacts': json({
    entry: [
      {
        changes: [
          {
            field: 'messages',
            value: {
              messages: Array.from({ length: 700 }, (_, at) => ({ id: at, from: `9${at}`, type: 'text' })),
              contacts: Array.from({ length: 700 }, (_, at) => ({ wa_id: `8${at}` })),
            },
          },
        ],
      },
    ],
  }),
  'parts of a form': `${Array.from(
    { length: 3000 },
    (_, at) => `--x\r\nContent-Disposition: form-data; name="n${at}"\r\n\r\nv\r\n`,
  ).join('')}--x--`,
  'half parts of a form': fill('--x\r\n'),
  'names of a part': `--x\r\nContent-Disposition: form-data; ${fill('name="a"; ')}`,
  'parts of a mail': mixed + fill('--x\n\na\n'),
  'parts in parts of a mail': fill(`${mixed}--x\n`),
  'headers of a mail': mail(fill('A: b\n')),
  'a long header of a mail': mail(`Subject: ${fill('=?utf-8?q?a?= ')}`),
  'a folded header of a mail': mail(`Subject: ${fill('a\n ')}`),
  'addresses of a mail': mail(`From: ${fill('"a" <b@c.example>, ')}`),
  'groups of a mail': mail(`From: ${fill('a:b,')}`),
  'brackets of a mail': mail(`From: ${fill('<(')}`),
  'parameters of a mail': `Message-ID: <1@x>\nContent-Type: text/plain; ${fill('a*0=b; ')}\n\nName: Asha`,
  'lines of a mail': mail(`\n${fill('Name: a\n')}`),
  'labels of a mail': mail(`\n${Array.from({ length: 20_000 }, (_, at) => `Label ${at}: x`).join('\n')}`),
  tags: json({ html: fill('<div>').slice(0, size - 20) }),
  rows: json({ html: fill('<tr><td>a</td></tr>').slice(0, size - 20) }),
  entities: json({ html: fill('&amp;').slice(0, size - 20) }),
  attributes: json({ html: `<a ${fill('b="c" ').slice(0, size - 40)}>` }),
  comments: json({ html: fill('<!--').slice(0, size - 20) }),
  base64: json({
    content: Buffer.from(mail(`\n${fill('Name: a\n')}`))
      .toString('base64')
      .slice(0, size),
  }),
  'packed leads': new URLSearchParams({ leads: list('1').slice(0, 200_000) }).toString().slice(0, size),
  'columns of Google': json({
    user_column_data: Array.from({ length: 2500 }, (_, at) => ({ column_id: `Q${at}`, string_value: 'a' })),
  }),
  'answers of Meta': json({
    leads: [{ field_data: Array.from({ length: 900 }, (_, at) => ({ name: `q${at}`, values: ['a'] })) }],
  }),
};

const source = { id: 's', name: 'S', listings: [], mapping: { name: 'Buyer', phone: 'Contact us at' } };
const mostMs = 50;

/** All that becomes of a body, but for the database. */
async function handle(kind: SourceKind, text: string): Promise<void> {
  const contentType = text.startsWith('--x') ? 'multipart/form-data; boundary=x' : '';
  const sent = { text, contentType };
  const read = await readTree(text, contentType);
  await sealPayload(kind, sent, read);
  const tree = await readSent(kind, sent, read);
  for (const lead of mapLeads({ id: 'b', source: { ...source, kind } }, tree))
    toIncoming(lead, { ...source, kind }, { receivedAt: new Date(0) });
}

const mostTurns = 8;

/**
 * Milliseconds of the processor; the least of several turns, until one is within the limit. The first turns load and compile, and on a
 * busy machine the garbage collector's threads add to some. What is not linear is over the limit in each.
 */
async function measure(work: () => Promise<void>, limit = Number.POSITIVE_INFINITY): Promise<number> {
  const times: number[] = [];
  while (times.length < 2 || (Math.min(...times) >= limit && times.length < mostTurns)) {
    const began = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(began);
    times.push((user + system) / 1000);
  }
  return Math.min(...times);
}

/** How much slower this machine is than one on which the limit was set, by a text of the same length that is read at once. */
async function findSlowness(): Promise<number> {
  const text = json(Array.from({ length: 1900 }, () => 'x'.repeat(130)));
  return Math.max(1, (await measure(() => handle('form', text))) / 3);
}

it.each(Object.entries(bodies))('%s: no kind of source takes long', async (_name, text) => {
  const limit = mostMs * Math.max(1, text.length / size) * (await findSlowness());
  for (const kind of sourceKinds)
    expect([kind, await measure(() => handle(kind, text), limit)]).toEqual([
      kind,
      expect.toSatisfy((ms) => ms < limit),
    ]);
});

const polledSize = polledBounds.bytes - 100;
const repeat = (part: string, size = polledSize) => part.repeat(Math.floor(size / part.length));
const lead = json(Object.fromEntries(Array.from({ length: 45 }, (_, at) => [`field${at}`, 'x'.repeat(75)])));

/** Answers of the largest size, with as many fields as are read. */
const polledAnswers: Record<string, string> = {
  'leads with many fields': `{"data":[${Array.from({ length: 1000 }, () => lead).join()}]}`,
  'one text': `{"data":"${repeat('x')}"}`,
  backslashes: `{"data":"${repeat('\\\\')}"}`,
  blanks: `{"data":[${'1,'.repeat(49_000)}1${repeat(' ', polledSize - 98_000)}]}`,
  numbers: `[${repeat('1,')}1]`,
  elements: `<Xml>${repeat('<a/>')}</Xml>`,
  'elements with texts': `<Xml>${repeat(`<Resp><a>${'x'.repeat(60)}</a></Resp>`)}</Xml>`,
  entities: `<Xml>${repeat('&amp;')}</Xml>`,
};
const mostPolledMs = 100;

it.each(Object.entries(polledAnswers))(
  '%s: the answer of no portal that is polled takes long',
  async (_name, text) => {
    const limit = mostPolledMs * (await findSlowness());
    const account = { account: 'a', key: 'k', token: 't' };
    const window = { from: new Date(0), to: new Date(1000) };
    for (const kind of sourceKinds) {
      const { poll } = adapters[kind];
      if (!poll) continue;
      const read = async () => {
        poll.read({ status: 200, date: null, text }, { window, page: '', now: new Date(1000), account });
      };
      expect([kind, await measure(read, limit)]).toEqual([kind, expect.toSatisfy((ms) => ms < limit)]);
    }
  },
);
