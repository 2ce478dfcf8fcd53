import { describe, expect, it } from 'vitest';
import { toSheetCsv, toUnitsCsv } from '@/lib/domain/filing/csv';
import { listDifferences } from './differences';
import { type FiledUnit, type FilingSource, makeFacts } from './make-facts';
import { listReady } from './ready';
import { toSheet } from './sheet';

const unit = (tower: string, number: string, state: string, more: Partial<FiledUnit> = {}): FiledUnit => ({
  ...{ tower, floor: '1', number, type: '2 BHK', state },
  ...{ carpetArea: 79.2, exclusiveCommonArea: 6.3, commonArea: 12, landShare: 24.6, parkingLots: 1 },
  ...more,
});
const tower = (name: string) => ({ name, floors: 12, basements: 1, stilts: 1, slabsCast: 9, height: 43.2 });
const work = {
  ...{ substructure: 100, superstructure: 71, masonry: 35, finishing: null, internalInfrastructure: 0 },
  ...{ externalInfrastructure: null, commonAreas: null, amenities: null },
};
const source: FilingSource = {
  quarter: '2026-Q4',
  madeOn: '2027-01-04',
  project: { name: 'Twin Palms', category: 'Residential' },
  registration: { number: 'PRM/1', towers: 'Tower East', lapsedOn: '' },
  isOnly: false,
  towers: [tower('East'), tower('West')],
  units: [
    unit('East', '101', 'booked', { parkingLots: 2 }),
    unit('East', '102', 'sold'),
    unit('East', '103', 'held'),
    unit('East', '104', 'free', { type: '3 BHK', landShare: null }),
    unit('West', '101', 'booked'),
  ],
  entries: [
    { ...work, _id: 'new', tower: 'East', date: '2027-01-02', pictures: ['late'] },
    { ...work, _id: 'e', tower: 'East', date: '2026-12-18', pictures: ['p1', 'p2'] },
    { ...work, _id: 'w', tower: 'West', date: '2026-12-18', pictures: ['west'] },
    { ...work, superstructure: 40, _id: 'o', tower: 'East', date: '2026-09-30', pictures: ['old'] },
  ],
  papers: [
    {
      kind: 'Fire & safety',
      state: 'Approved',
      datedOn: '2026-10-02',
      number: '7',
      file: { _id: 'f', bytes: 1_048_576 },
    },
    { kind: 'Electricity', state: 'Applied', datedOn: '', number: '', file: { _id: 'g', bytes: 1_048_577 } },
    { kind: 'CRZ', state: 'To be applied', datedOn: '', number: '', file: null },
  ],
  litigation: [],
};

describe('the facts of a pack', () => {
  it('count the units of the towers that the registration names, and a hold as not booked', () => {
    const { facts, units } = makeFacts(source);
    expect(facts.towers).toEqual([
      { ...tower('East'), apartments: 4, booked: 2, available: 2, garages: 5, garagesBooked: 3 },
    ]);
    expect(facts.booked).toEqual([
      { tower: 'East', type: '2 BHK', booked: 2, remaining: 1 },
      { tower: 'East', type: '3 BHK', booked: 0, remaining: 1 },
    ]);
    expect([facts.units, facts.held, units.length]).toEqual([{ count: 4, complete: 3 }, 1, 4]);
  });

  it('have all towers where the registration is the only one, or names none', () => {
    for (const change of [{ isOnly: true }, { registration: { ...source.registration, towers: 'Phase 1' } }])
      expect(makeFacts({ ...source, ...change }).facts.towers.map(({ name }) => name)).toEqual([
        'East',
        'West',
      ]);
  });

  it('have the photographs of the quarter alone, by building, and the work as it stood at its end', () => {
    const { facts, files } = makeFacts({ ...source, isOnly: true });
    expect(files.pictures).toEqual([
      { name: 'pictures/west/2026-12-18-001.jpg', pictureId: 'west' },
      { name: 'pictures/east/2026-12-18-001.jpg', pictureId: 'p1' },
      { name: 'pictures/east/2026-12-18-002.jpg', pictureId: 'p2' },
    ]);
    expect(facts.work).toMatchObject([
      { tower: 'East', date: '2026-12-18', superstructure: 71 },
      { tower: 'West', date: '2026-12-18' },
    ]);
  });

  it('name a paper of more than 1 MB, and leave it out', () => {
    const { facts, files } = makeFacts(source);
    expect(files.papers).toEqual([{ name: 'papers/01-fire-safety.pdf', fileId: 'f', bytes: 1_048_576 }]);
    expect(facts.papers.map(({ file, leftOut }) => file || leftOut)).toEqual([
      ...['papers/01-fire-safety.pdf', 'larger than 1 MB'],
      '',
    ]);
    expect(listReady(facts).papers).toEqual({
      isReady: false,
      text: '2 of 3; without a file: Electricity (larger than 1 MB)',
    });
  });

  it('say what differs from the last pack', () => {
    const { facts } = makeFacts(source);
    const before = makeFacts({
      ...source,
      quarter: '2026-Q3',
      units: source.units.map((one) => (one.number === '102' ? { ...one, state: 'free' } : one)),
      papers: source.papers.map((paper) => (paper.kind === 'CRZ' ? paper : { ...paper, state: 'Applied' })),
    }).facts;
    expect(listDifferences(facts, before)).toEqual({
      ...{ towers: [], units: [], litigation: [] },
      booked: ['+1 booked'],
      work: ['Superstructure 40 → 71'],
      pictures: ['2 new'],
      papers: ['Fire & safety: Applied → Approved'],
    });
    expect(Object.values(listDifferences(facts, facts)).flat()).toEqual(['2 new']);
  });
});

describe('the sheet', () => {
  it('has each part in the order and the words of the file of words, and names what is blank', () => {
    const sheet = toSheet(makeFacts(source).facts);
    expect(sheet.parts.map(({ title }) => title)).toEqual([
      ...['Towers', 'Booked', 'Work, in percent', 'Photographs', 'Approvals and NOCs', 'Litigation'],
    ]);
    expect(sheet.parts[0]?.rows).toEqual([
      ['East', '12', '1', '1', '9', '43.2', '4', '5', '2', '3', '2', '', ''],
    ]);
    expect(sheet.blanks).toContain('Labour welfare fund');
    expect(sheet.blanks).toContain('Open parking');
  });

  it('is a table that no spreadsheet takes for a formula', () => {
    const named = { ...source, project: { name: '=cmd', category: null }, isOnly: true };
    expect(toSheetCsv(makeFacts(named).facts)).toContain(`"Project","'=cmd"`);
  });

  it('of plots is blank, and says so', () => {
    const units = [unit('', '1', 'free', { type: 'Plot 30 × 40' })];
    const sheet = toSheet(makeFacts({ ...source, units }).facts);
    expect(sheet.parts).toEqual([]);
    expect(sheet.notes.join(' ')).toContain('This project has plots');
    expect(sheet.blanks).toContain('Plots: EWS');
  });

  it('says that a registration has lapsed', () => {
    const registration = { ...source.registration, lapsedOn: '2026-06-30' };
    expect(toSheet(makeFacts({ ...source, registration }).facts).notes.join(' ')).toContain(
      'The registration ended on 30 Jun 2026',
    );
  });
});

describe('the table of units', () => {
  it("has the Authority's eight columns in its spelling, and the tower before them where there are several", () => {
    const [head, first] = toUnitsCsv(makeFacts(source).units).slice(1).split('\r\n');
    expect(head).toBe(
      '"floorNo","unitNo","unitType","carpetArea","exclusiveCommonAreaAllote","commonAreaAllotedTo","unDevidedShare","noOfParkingLots"',
    );
    expect(first).toBe('"1","101","2 BHK","79.2","6.3","12","24.6","2"');
    expect(toUnitsCsv(makeFacts({ ...source, isOnly: true }).units)).toContain('"tower","floorNo"');
  });
});
