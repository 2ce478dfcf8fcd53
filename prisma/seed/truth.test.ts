import { describe, expect, it } from 'vitest';
import { plainForms } from '@/lib/content/enquiries/plain-forms';
import { aboutContent, storyContent } from '@/lib/content/pages/about';
import { callsToAction } from '@/lib/content/pages/call-to-action';
import { homeContent } from '@/lib/content/pages/home';
import { phaseOf, projectContent, projectsContent } from '@/lib/content/projects/projects-pages';
import { readyAnswers } from '@/lib/content/settings/ready-answers';
import { site } from '@/lib/content/site';
import { demoHandovers } from './handovers';
import { demoHeroImages } from './hero';
import { demoAlts } from './media-alts';
import { demoProgress } from './progress';
import { type DemoProject, demoProjects, toSpecifications } from './projects';
import { demoStats } from './stats';
import { demoTestimonials } from './testimonials';

const phase = ({ status, construction }: DemoProject) =>
  phaseOf({ status, construction: construction ?? null });
const namedIn = (text: string) => demoProjects.filter(({ name }) => text.includes(name));
const towns = ['Mangalore', 'Udupi', 'Puttur'];
const completed = demoProjects.filter(({ status }) => status === 'completed');

// The day for which the demo was written.
const today = { year: 2026, month: 11 };
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'],
  ...['November', 'December'],
];

describe('the demo contradicts itself nowhere that can be computed', () => {
  it.each(demoTestimonials)(
    'a testimonial is by somebody in a building that is handed over: $title',
    (one) => {
      const named = namedIn(`${one.title} ${one.quote}`);
      expect(named).toHaveLength(1);
      expect(named.map(phase)).toEqual(['finished']);
    },
  );

  it('the figure of completed projects is the number of those that are listed as handed over', () => {
    expect(demoStats.completedProjects).toBe(demoHandovers.length);
  });

  it('what is listed as handed over is listed once, the newest first, since the foundation', () => {
    expect(new Set(demoHandovers.map(({ name }) => name)).size).toBe(demoHandovers.length);
    const years = demoHandovers.map(({ year }) => year);
    expect(years).toEqual(years.toSorted((one, other) => other - one));
    expect(years.at(-1)).toBeGreaterThan(site.since);
    expect(years[0]).toBeLessThanOrEqual(today.year);
    for (const { place } of demoHandovers) expect(towns).toContain(place.split(', ').at(-1));
  });

  it('a project of the demo is listed as handed over if it is, and in its place', () => {
    for (const project of demoProjects) {
      const listed = demoHandovers.filter(({ name }) => name === project.name).map(({ place }) => place);
      expect([project.name, listed]).toEqual([
        project.name,
        phase(project) === 'finished' ? [project.location] : [],
      ]);
    }
  });

  it('the years of experience are those since the foundation', () => {
    expect(demoStats.yearsOfExperience).toBe(today.year - site.since);
  });

  it('there is a completed project in each town in which it says to have built', () => {
    expect(homeContent.about).toContain('Mangalore, Udupi and Puttur');
    for (const town of towns) expect(completed.map(({ location }) => location).join()).toContain(town);
  });

  it('the first homes of the story are among the completed projects', () => {
    const first = completed.find(({ paragraphs }) => paragraphs[0]?.startsWith('Twenty homes'));
    const said = [aboutContent.statement, ...storyContent.chapters.flatMap(({ paragraphs }) => paragraphs)];
    expect(first?.location).toMatch(/^Balmatta,/);
    for (const text of said.filter((each) => /twenty homes/i.test(each))) expect(text).toContain('Balmatta');
    expect(said.join()).toMatch(/twenty homes/);
  });

  it.each(demoProjects)('the day of possession of $name fits its state, and is still to come', (project) => {
    if (project.possession === undefined) return;
    expect(phase(project)).toBe('building');
    const [, month = '', year] = /^(\w+) (\d{4})$/.exec(project.possession) ?? [];
    expect(months).toContain(month);
    expect([Number(year), months.indexOf(month) + 1] > [today.year, today.month]).toBe(true);
  });

  it.each(demoProjects)('the state of construction of $name fits its status', ({ status, construction }) => {
    const fitting = {
      upcoming: ['planned', undefined],
      ongoing: ['foundation', 'structure', 'finishing', undefined],
      featured: ['foundation', 'structure', 'finishing', 'handed over'],
      'ready to move': ['handed over', undefined],
      completed: ['handed over', undefined],
    }[status];
    expect(fitting).toContain(construction);
  });

  it.each(demoProjects)('$name has as many floors in each of its texts', (project) => {
    const numbers = ['four', 'five', 'seven', 'nine', 'sixteen'];
    const texts = [
      ...project.paragraphs,
      ...toSpecifications(project).flatMap(({ description }) => description),
      ...project.pictures.map((picture) => demoAlts[picture]),
    ];
    const said = texts.flatMap((text) => text.toLowerCase().match(/(\w+)(?=[ -](?:floors|storey))/g) ?? []);
    // "Two-storey" is said of the villas alone, by their pictures.
    expect(new Set(said.filter((word) => numbers.includes(word))).size).toBeLessThanOrEqual(1);
  });

  it.each(demoProjects)(
    'a picture of $name under construction stands on one that is, and none on a plan',
    (project) => {
      const shows = project.pictures.some((picture) => picture.startsWith('progress-'));
      if (shows) expect(phase(project)).toBe('building');
    },
  );

  it.each(demoProjects)('$name has an occupancy certificate to state only if it is finished', (project) => {
    const lines = toSpecifications(project).flatMap(({ description }) => description);
    const isStated = lines.some((line) => line.includes('occupancy certificate'));
    expect(isStated).toBe(phase(project) === 'finished');
  });

  it('a plate of the first page names a project of the demo', () => {
    const names = demoProjects.map(({ name }) => name);
    for (const { project } of demoHeroImages) if (project !== null) expect(names).toContain(project);
  });
});

describe('the texts that a new site begins with', () => {
  it('promise no papers and no plans that a project may not have', () => {
    const promised = Object.values(projectContent.askText).join(' ');
    expect(promised).not.toMatch(/rera|regist|\bplans?\b|payment schedule/i);
    expect(JSON.stringify(readyAnswers)).not.toMatch(/rera|\bits plans\b/i);
  });

  it('lead to a form with a day wherever they ask to choose one', () => {
    const asking = Object.values(callsToAction).filter(({ text }) => /choose a day/i.test(text));
    expect(asking).toHaveLength(1);
    for (const { links } of asking) expect(links[0].href).toBe('/contact');
    expect(plainForms.enquiry.fields.map(({ name }) => name)).toContain('visitOn');
  });

  it('put no town inland by the sea', () => {
    expect(projectsContent.description).not.toMatch(/by the sea/);
  });
});

describe('the progress of a demo project', () => {
  it.each(demoProgress)(
    'of $project on $date is that of a building in hand, and lies before today',
    (entry) => {
      const project = demoProjects.find(({ name }) => name === entry.project);
      expect(project && phase(project)).toBe('building');
      expect(entry.date < '2026-11-25').toBe(true);
    },
  );

  it('goes back in no kind of work', () => {
    for (const [index, { project, work }] of demoProgress.entries()) {
      const before = demoProgress[index - 1];
      if (before?.project !== project) continue;
      expect(before.date < (demoProgress[index]?.date ?? '')).toBe(true);
      for (const [kind, percent] of Object.entries(before.work))
        expect(work[kind as keyof typeof work] ?? 0).toBeGreaterThanOrEqual(percent ?? 0);
    }
  });
});
