import { enquiryLimits } from '@/lib/content/enquiries/enquiries';
import { querySql } from '../support/database/sql';
import { startSecondServer } from '../support/servers/second-server';
import { newAddress } from '../support/values';
import { type SentEnquiry, sendEnquiry } from './lib/enquiries';
import { rowsOfReaders, startProbe } from './lib/probe';
import { atMost, none, type Row } from './lib/row';
import { type Run, scaled } from './lib/run';

const posts = 10_000;
const atOnce = 50;

/** One network posts enquiries as fast as it can; others read pages and write. */
export async function measure(run: Run): Promise<Row[]> {
  const server = await startSecondServer();
  try {
    const address = newAddress();
    const sent: SentEnquiry[] = [];
    const others: SentEnquiry[] = [];
    const probe = startProbe(server.url, ['/', '/projects', '/contact', '/api/projects'], 20);
    const count = scaled(run, posts);
    const post = async () => {
      while (sent.length < count) sent.push(await sendEnquiry(server.url, address));
    };
    const flood = Promise.all(Array.from({ length: atOnce }, post));
    for (let other = 0; other < 20; other += 1) others.push(await sendEnquiry(server.url));
    await flood;
    const seen = await probe.stop();
    const rows = await querySql('select id from enquiry where email = any($1)', [
      sent.map(({ email }) => email),
    ]);
    const name = `${count.toLocaleString('en')} posts from one network, ${atOnce} at once`;
    return [
      atMost(`${name}: stored`, rows.length, enquiryLimits.perAddress.points, 'enquiries'),
      none(
        `${name}: answered neither 201 nor 429`,
        sent.filter(({ status }) => status !== 201 && status !== 429).length,
        sent.length,
      ),
      none(
        `${name}: enquiries of others refused`,
        others.filter(({ status }) => status !== 201).length,
        others.length,
      ),
      ...rowsOfReaders(name, 'pages of others', seen, 200),
    ];
  } finally {
    await server.stop();
  }
}
