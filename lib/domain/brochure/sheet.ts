import { paperStateNames } from '@/lib/content/papers';
import { brochureTexts } from '@/lib/content/projects/brochure';
import { constructionNames, projectContent, statusNames } from '@/lib/content/projects/projects-pages';
import { site } from '@/lib/content/site';
import type { Paper } from '@/lib/domain/papers/fields';
import { findWorkInHand, listWork, nameEntry, type Progress } from '@/lib/domain/progress/fields';
import type { PublicProject } from '@/lib/domain/projects/fields';
import type { ShownContact } from '@/lib/domain/settings/dto';
import type { UnitType } from '@/lib/domain/unit-types/fields';
import type { Line, Section, Sheet } from '@/lib/server/pictures/brochure/draw.mjs';
import { formatArea, formatSquareMetres } from '@/lib/shared/numbers/format';
import { partByTower } from '@/lib/shared/projects/by-tower';
import { byState, countPapers } from '@/lib/shared/projects/count-papers';
import { describePrice, listAreas, nameHome } from '@/lib/shared/projects/home-lines';
import {
  bySize,
  describeBhk,
  describeCarpet,
  findCheapest,
  formatFeet,
  formatMetres,
  formatPrice,
} from '@/lib/shared/projects/homes';
import { describeExemption, describeReason } from '@/lib/shared/projects/registered';
import { readyBy } from '@/lib/shared/projects/registration';
import { describeCompletion } from '@/lib/shared/projects/registration-dates';
import { describeTower } from '@/lib/shared/projects/towers';
import { formatDay } from '@/lib/shared/time/format-moment';
import { formatWholeDay } from '@/lib/shared/time/whole-day';

const { facts, homes: homeTexts, papers: paperTexts, registration: registered } = projectContent;

const join = (separator: string, ...parts: unknown[]): string => parts.filter(Boolean).join(separator);
const withMore = (text: string, more: string | null) => (text && more ? `${text} (${more})` : text);

const strong = (text: string): Line => ({ style: 'strong', text });
const plain = (text: string): Line => ({ style: 'text', text });
const small = (text: string): Line => ({ style: 'small', text });

/** RERA, section 11(2): the number with the Authority's website, or the exemption in its place. */
const toRegistrations = ({ registrations, exemptions }: PublicProject): string[][] => [
  ...registrations.map(({ number, towers, ...dates }) => [
    join(': ', towers, join(', ', number, registered.authority)),
    describeCompletion(dates),
  ]),
  ...exemptions.map((exemption) => [
    describeExemption(exemption),
    `${describeReason(exemption)} ${registered.document}: ${exemption.document}`,
  ]),
];

function toHomeFacts({ unitTypes }: PublicProject, { phone }: ShownContact): [string, string][] {
  if (unitTypes.length === 0) return [];
  const carpet = describeCarpet(unitTypes);
  const { priceFrom = null } = findCheapest(unitTypes) ?? {};
  return [
    [facts.homes, describeBhk(unitTypes)],
    [facts.carpet, carpet ? withMore(carpet.metres, carpet.feet) : ''],
    [facts.price, priceFrom ? formatPrice(priceFrom) : `${facts.onRequest} ${phone}`],
  ];
}

function toFacts(project: PublicProject, progress: Progress[], contact: ShownContact): Section {
  const { category, price, status, construction, possession, registrations, towers } = project;
  const ready = readyBy(registrations);
  const work = findWorkInHand(progress);
  const rows: [string, string][] = [
    ...toHomeFacts(project, contact),
    [facts.ready, ready && withMore(formatWholeDay(ready), facts.asRegistered)],
    [facts.built, work ? withMore(`${work.name} ${work.percent}\u00a0%`, nameEntry(work.entry)) : ''],
    [facts.type, category ?? ''],
    [facts.area, price && withMore(formatArea(price), formatSquareMetres(price))],
    [facts.construction, construction ? constructionNames[construction] : ''],
    ...towers.map((tower): [string, string] => [
      facts.building,
      join(': ', tower.name, describeTower(tower)),
    ]),
    [facts.possession, possession],
    [facts.status, status === 'featured' ? '' : statusNames[status]],
  ];
  return {
    title: brochureTexts.facts,
    columns: [1, 3],
    rows: rows.flatMap(([label, text]) => (text ? [[[small(label)], [plain(text)]]] : [])),
  };
}

const toHomeRow = (home: UnitType): Line[][] => {
  const { price, about } = describePrice(home);
  const areas = listAreas(home).map(
    ({ kind, metres }) => `${kind} ${formatMetres(metres)} (${formatFeet(metres)})`,
  );
  const [first = '', ...others] = areas;
  return [
    [
      strong(nameHome(home)),
      small(home.floors && `${homeTexts.floors} ${home.floors}`),
      small(home.parking && `${homeTexts.parking}: ${home.parking}`),
      small(home.freeCount === null ? '' : homeTexts.free(home.freeCount, home.homeCount)),
    ],
    [plain(first), ...others.map(small)],
    [strong(price), small(about)],
  ];
};

const toPaperRow = ({ kind, authority, number, state, datedOn, expiresOn }: Paper): Line[][] => [
  [plain(kind), small(join(', ', authority, number))],
  [plain(paperStateNames[state])],
  [
    small(
      join(
        ', ',
        datedOn && formatDay(datedOn),
        expiresOn && `${paperTexts.validUntil} ${formatDay(expiresOn)}`,
      ),
    ),
  ],
];

const toProgress = (entry: Progress): Section => ({
  title: projectContent.progress,
  note: join('. ', nameEntry(entry), entry.sentence),
  columns: [1, 3],
  rows: listWork(entry).map(({ name, percent }) => [[small(name)], [plain(`${percent}\u00a0%`)]]),
});

const toSections = (project: PublicProject, progress: Progress[]): Section[] => {
  const { unitTypes, papers, amenities, specifications } = project;
  return [
    ...(unitTypes.length > 0
      ? [
          {
            title: homeTexts.title,
            note: homeTexts.note,
            columns: [3, 4, 3],
            rows: bySize(unitTypes).map(toHomeRow),
          },
        ]
      : []),
    ...(papers.length > 0
      ? [
          {
            title: paperTexts.title,
            note: countPapers(papers),
            columns: [5, 2, 3],
            rows: byState(papers).map(toPaperRow),
          },
        ]
      : []),
    ...(amenities.length > 0
      ? [{ title: projectContent.amenities, note: amenities.join(', '), columns: [], rows: [] }]
      : []),
    ...(specifications.length > 0
      ? [
          {
            title: projectContent.specifications,
            columns: [1, 3],
            rows: specifications.flatMap(({ title, description }) =>
              // A row of many lines would not break across pages.
              (description.length > 0 ? description : ['']).map((text, at) => [
                [small(at === 0 ? title : '')],
                [plain(text)],
              ]),
            ),
          },
        ]
      : []),
    ...partByTower(progress).newest.map(toProgress),
  ];
};

type Of = {
  project: PublicProject;
  progress: Progress[];
  contact: ShownContact;
  url: string;
  day: string;
};

export function toSheet({ project, progress, contact, url, day }: Of): Sheet {
  const { name, location } = project;
  return {
    lang: site.locale,
    title: brochureTexts.titleOf(name),
    day,
    brand: contact.brand,
    address: [...contact.address, contact.phone],
    name,
    place: location,
    registrations: toRegistrations(project),
    sections: [toFacts(project, progress, contact), ...toSections(project, progress)].filter(
      ({ rows, note }) => rows.length > 0 || note,
    ),
    foot: brochureTexts.made(formatWholeDay(day), url),
  };
}
