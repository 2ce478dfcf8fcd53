import { offeredPapers, type PaperState } from '@/lib/content/papers';

type DemoPaper = { kind: string; authority: string; state: PaperState; datedOn: string };

const authorityOf = (kind: string) => offeredPapers.find((paper) => paper.kind === kind)?.authority ?? '';

const given = (state: PaperState, papers: Record<string, string>): DemoPaper[] =>
  Object.entries(papers).map(([kind, datedOn]) => ({ kind, authority: authorityOf(kind), state, datedOn }));

const begun = {
  'Land conversion order': '2024-08-06',
  'Title opinion': '2024-07-11',
  'Building licence': '2025-03-14',
};
const atTheEnd = given('To be applied', { 'Occupancy certificate': '', 'Completion certificate': '' });

const papers: Record<string, DemoPaper[]> = {
  'Kadal Crest': [
    ...given('Approved', {
      ...begun,
      'Commencement certificate': '2025-06-02',
      'Fire and safety': '2025-01-20',
      'Airport Authority': '2024-12-09',
      'Coastal zone (CRZ) clearance': '2024-11-18',
    }),
    ...given('Applied', {
      'Pollution control': '2026-09-03',
      Electricity: '2026-08-28',
      'Water supply and sewage': '2026-08-15',
    }),
    ...atTheEnd,
  ],
  'Twin Palms': [
    ...given('Approved', { 'Land conversion order': '2025-11-04', 'Title opinion': '2025-10-20' }),
    ...given('Applied', { 'Building licence': '2026-09-21', 'Fire and safety': '2026-10-05' }),
    ...atTheEnd,
  ],
};

export const papersOf = (name: string): DemoPaper[] =>
  papers[name] ?? [
    ...given('Approved', begun),
    ...given('Applied', { Electricity: '2026-09-10' }),
    ...atTheEnd,
  ];
