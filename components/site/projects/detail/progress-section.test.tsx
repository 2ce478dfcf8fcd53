import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { findWorkInHand, type Progress, type Work } from '@/lib/domain/progress/fields';
import { ProgressSection } from './progress-section';

const nothing: Work = {
  substructure: null,
  superstructure: null,
  masonry: null,
  finishing: null,
  internalInfrastructure: null,
  externalInfrastructure: null,
  commonAreas: null,
  amenities: null,
};
const entry = (date: string, work: Partial<Work>, sentence = ''): Progress => ({
  _id: date,
  projectId: 'p',
  version: 1,
  images: [
    {
      _id: `picture of ${date}`,
      url: '/a.webp',
      public_id: null,
      alt: 'The frame',
      width: 800,
      height: 500,
      blurDataURL: null,
      src: '/a.webp',
      focal: { x: 0.5, y: 0.5 },
    },
  ],
  date,
  tower: '',
  sentence,
  ...nothing,
  ...work,
});
const draw = (progress: Progress[]) => renderToStaticMarkup(<ProgressSection progress={progress} />);

describe('the progress of a project', () => {
  it('is no section where nothing is said of it', () => {
    expect(draw([])).toBe('');
  });

  it('names each kind of work that is said, with its percent as text and as the length of its bar', () => {
    const html = draw([entry('2026-11-05', { substructure: 100, masonry: 0 }, 'Up to the second floor.')]);
    expect(html).toContain('<h3 class="mt-8 text-display-4">5 November 2026</h3>');
    expect(html).toContain('<p>Up to the second floor.</p>');
    expect(html).toContain('<div style="--done:100"><dt>Substructure</dt><dd>100 %</dd></div>');
    expect(html).toContain('<div style="--done:0"><dt>Masonry</dt><dd>0 %</dd></div>');
    expect(html.match(/<dt>/g)).toHaveLength(2);
  });

  it('says whose it is, and keeps the newest entry of each building open', () => {
    const of = (date: string, tower: string) => ({
      ...entry(date, { masonry: 10 }),
      tower,
      _id: date + tower,
    });
    const progress = [of('2026-11-05', 'East'), of('2026-11-05', 'West'), of('2026-08-01', 'East')];
    const html = draw(progress);
    expect(html).toContain('5 November 2026, East</h3>');
    expect(html).toContain('5 November 2026, West</h3>');
    expect(html.match(/<details/g)).toHaveLength(1);
    expect(findWorkInHand(progress)).toMatchObject({ name: 'Masonry', entry: { tower: 'East' } });
  });

  it('keeps what is older closed, its pictures lazy', () => {
    const html = draw([entry('2026-11-05', {}), entry('2026-08-01', {}), entry('2026-05-01', {})]);
    expect(html.match(/<details/g)).toHaveLength(2);
    expect(html).not.toMatch(/<details[^>]* open/);
    const [, older = ''] = html.split('<details');
    expect(older).toContain('loading="lazy"');
  });
});

describe('how far it is built', () => {
  it('is the first kind of work that is not finished, of the newest entry that says any', () => {
    const entries = [
      entry('2026-11-05', {}),
      entry('2026-10-05', { substructure: 100, superstructure: 62, masonry: 20 }),
      entry('2026-09-05', { substructure: 80 }),
    ];
    expect(findWorkInHand(entries)).toMatchObject({
      name: 'Superstructure',
      percent: 62,
      entry: { date: '2026-10-05' },
    });
  });

  it('is the last kind where all are finished, and not said where no entry says any', () => {
    expect(findWorkInHand([entry('2026-10-05', { masonry: 100, amenities: 100 })])).toMatchObject({
      name: 'Amenities',
      percent: 100,
    });
    expect(findWorkInHand([entry('2026-10-05', {})])).toBeNull();
  });
});
