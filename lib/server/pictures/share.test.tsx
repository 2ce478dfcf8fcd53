import type { ChildProcess } from 'node:child_process';
import { getPriority } from 'node:os';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { bridge } from '../bridge.cjs';

vi.setConfig({ testTimeout: 240_000 });

const photo = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#a52a2a' } })
  .webp()
  .toBuffer();
vi.mock('../storage/storage', () => ({ storage: { read: async () => photo } }));
vi.mock('./card.mjs', () => ({
  draw: () => {
    throw new Error('Drawn in the process of the server.');
  },
}));

// The process has the lowest priority: on a busy machine it needs more than the 10 s of a server.
vi.stubEnv('NEXT_PHASE', 'phase-production-build');
const { renderSharePicture, renderSquare } = await import('./share');
const { renderInChild } = await import('./render-in-child');

const picture = {
  url: '/uploads/a.webp',
  public_id: 'a',
  width: 800,
  height: 800,
  focal: { x: 0.5, y: 0.5 },
};
const Card = ({ text }: { text: string }) => (
  <div style={{ display: 'flex', fontFamily: 'Marcellus' }}>
    {text}
    {false}
  </div>
);
const box = { left: 0, top: 0, width: 1200, height: 630 };
const render = () => renderSharePicture(<Card text="Kadal" />, { picture: picture as never, box }, '#ffffff');
const findProcess = () => (bridge.values.get('card process') as { child?: ChildProcess }).child;

it('a share picture is drawn outside of the server, with its card above its photo', async () => {
  const bytes = await render();
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const { dominant } = await sharp(bytes).stats();
  expect(dominant.r).toBeGreaterThan(120);
  expect(dominant.g).toBeLessThan(80);
});

it('a drawing alone is a PNG with its transparency', async () => {
  const bytes = await renderSquare(<Card text="K" />, 64);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 64, hasAlpha: true });
});

it('one process of the lowest priority draws them all, and another takes its place when it ends', async () => {
  await render();
  const first = findProcess();
  const priority = getPriority(first?.pid ?? 0);
  await render();
  expect([priority, findProcess()?.pid]).toEqual([19, first?.pid]);
  const drawn = render();
  first?.kill('SIGKILL');
  expect((await drawn).length).toBeGreaterThan(1000);
  expect(findProcess()?.pid).not.toBe(first?.pid);
});

it('what takes too long is ended, and the next card is drawn', async () => {
  const job = { card: null, size: { width: 100, height: 100 }, share: null, maxPixels: 1e6 };
  const before = findProcess();
  const isEnded = new Promise((resolve) => before?.once('exit', resolve));
  // It cannot answer before its time is over.
  before?.kill('SIGSTOP');
  await expect(renderInChild(job, 0)).rejects.toThrow('too long');
  await isEnded;
  expect((await render()).length).toBeGreaterThan(1000);
});

it('what cannot be drawn is told, and ends no process', async () => {
  const before = findProcess()?.pid;
  const job = {
    card: { type: 'div', props: {} },
    size: { width: 0, height: -1 },
    share: null,
    maxPixels: 1e6,
  };
  await expect(renderInChild(job)).rejects.toThrow();
  expect((await render()).length).toBeGreaterThan(1000);
  expect(findProcess()?.pid).toBe(before);
});
