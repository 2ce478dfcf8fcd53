import type { DocumentKind, documentAccess } from '@/lib/content/documents';
import { site } from '@/lib/content/site';
import { stageFile } from '@/lib/server/files/stage';
import { discardFiles } from '@/lib/server/files/sweep';
import { drawBrochure, type Sheet } from '@/lib/server/pictures/brochure/draw.mjs';
import { demoProjects, toSpecifications } from './projects';

type DemoDocument = {
  project: string;
  title: string;
  kind: DocumentKind;
  access: (typeof documentAccess)[number];
  date: string;
  rows: [string, string][];
};

const project = 'Monsoon Terrace';
const note = 'Sample document of an invented project.';

const specifications = demoProjects
  .filter(({ name }) => name === project)
  .flatMap(toSpecifications)
  .flatMap(({ title, description }) => description.map((line): [string, string] => [title, line]));

const demoDocuments: DemoDocument[] = [
  {
    project,
    title: 'Stage schedule',
    kind: 'Stage schedule',
    access: 'Open',
    date: '2026-11-12',
    rows: [
      ['Foundation', 'Done in April 2026'],
      ['Frame', 'Done in August 2026'],
      ['Walls and roofs', 'In progress'],
      ['Plaster, floors and windows', '2027'],
      ['Services, common areas and handover', 'By April 2028'],
    ],
  },
  {
    project,
    title: 'Specifications',
    kind: 'Specifications',
    access: 'Open',
    date: '2026-11-12',
    rows: specifications,
  },
  {
    project,
    title: 'Interior drawings',
    kind: 'Plan',
    access: 'On request',
    date: '2026-10-05',
    rows: [['Sheets', 'Placeholder, to be uploaded by the builder']],
  },
  {
    project,
    title: 'Building licence',
    kind: 'Papers',
    access: 'Open',
    date: '2025-03-14',
    rows: [['Licence', 'Placeholder, to be uploaded by the builder']],
  },
  {
    project,
    title: 'Title opinion',
    kind: 'Papers',
    access: 'On request',
    date: '2024-07-11',
    rows: [['Opinion', 'Placeholder, to be uploaded by the builder']],
  },
];

const toSheet = ({ title, date, rows, ...document }: DemoDocument): Sheet => ({
  lang: site.locale,
  title: `${document.project}: ${title}`,
  day: date,
  brand: site.name,
  address: [...site.address, site.phone],
  name: title,
  place: document.project,
  registrations: [],
  sections: [
    {
      title: '',
      note,
      columns: [1, 2],
      rows: rows.map(([label, text]) => [[{ style: 'small', text: label }], [{ style: 'text', text }]]),
    },
  ],
  foot: note,
});

export type StagedDocument = Omit<DemoDocument, 'rows'> & { fileId: string };

export async function stageDemoDocuments(): Promise<StagedDocument[]> {
  const staged: StagedDocument[] = [];
  try {
    for (const document of demoDocuments) {
      const { rows: _rows, ...row } = document;
      const bytes = await drawBrochure({ sheet: toSheet(document), photo: null, maxPixels: 0 });
      const { id } = await stageFile({ bytes, fileName: `${row.title}.pdf` });
      staged.push({ ...row, fileId: id });
    }
  } catch (error) {
    await discardFiles(staged.map(({ fileId }) => fileId));
    throw error;
  }
  return staged;
}
