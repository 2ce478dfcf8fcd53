import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { writeZip } from './zip';

it('a ZIP holds what came, and asks for the next file once the one before is taken', async () => {
  const asked: string[] = [];
  async function* items() {
    for (const name of ['sheet.csv', 'pictures/a.jpg', 'papers/b.pdf']) {
      asked.push(name);
      yield { name, bytes: Buffer.alloc(300_000, name) };
    }
  }
  const walk = writeZip(items(), new Date('2027-01-04T10:00:00Z'));
  const first = await walk.next();
  expect(asked).toEqual(['sheet.csv']);
  const chunks = [Buffer.from(first.value ?? [])];
  for await (const chunk of walk) chunks.push(Buffer.from(chunk));
  const files = unzipSync(Buffer.concat(chunks));
  expect(Object.keys(files)).toEqual(asked);
  for (const [name, bytes] of Object.entries(files))
    expect(Buffer.from(bytes).equals(Buffer.alloc(300_000, name))).toBe(true);
});

it('what fails while a file is made ends the ZIP', async () => {
  async function* items() {
    yield { name: 'sheet.csv', bytes: Buffer.from('a') };
    throw new Error('The store is away.');
  }
  const walk = async () => {
    for await (const chunk of writeZip(items(), new Date())) expect(chunk.length).toBeGreaterThan(0);
  };
  await expect(walk()).rejects.toThrow('The store is away.');
});
