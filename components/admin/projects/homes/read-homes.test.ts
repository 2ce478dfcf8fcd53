import { describe, expect, it } from 'vitest';
import { newUnitType } from '@/lib/domain/unit-types/fields';
import { readHomes } from './read-homes';

const home = (given: object) => ({ ...newUnitType, plans: [], ...given });

describe('homes that are pasted from a sheet', () => {
  it('are read by their headings, areas in square feet and prices in lakh in the units of the record', () => {
    const pasted = [
      'Type\tBHK\tCarpet (sq ft)\tBalcony sq m\tPrice from, lakh\tFloors',
      'Type A\t3 BHK\t1,217\t12.04\t92.7\t1–8',
      'Type B\t2\t853\t\t64.9\t',
    ].join('\n');
    const { homes, added, problems } = readHomes(pasted, []);
    expect(problems).toEqual([]);
    expect(added).toBe(2);
    expect(homes).toEqual([
      home({
        name: 'Type A',
        bhk: 3,
        carpetArea: 113.06,
        balconyArea: 12.04,
        priceFrom: 9_270_000,
        floors: '1–8',
      }),
      home({ name: 'Type B', bhk: 2, carpetArea: 79.25, priceFrom: 6_490_000 }),
    ]);
  });

  it('change the home of their name, and leave what is empty as it is', () => {
    const present = [home({ _id: 'a', name: 'Type A', bhk: 3, carpetArea: 100, parking: 'One' })];
    const { homes, changed, added } = readHomes('Name,Carpet sq m,BHK\ntype a,113.04,', present);
    expect([changed, added]).toEqual([1, 0]);
    expect(homes).toEqual([home({ _id: 'a', name: 'Type A', bhk: 3, carpetArea: 113.04, parking: 'One' })]);
  });

  it('name each cell and line that cannot be read, and lose nothing that stands there', () => {
    const present = [home({ name: 'Type A', carpetArea: 100 })];
    const { homes, problems } = readHomes(
      'Name;Carpet sq m;Colour\nType A;about 90;red\n;50;\nType B;-4;blue',
      present,
    );
    expect(homes).toEqual([present[0], home({ name: 'Type B' })]);
    expect(problems).toEqual([
      'Column “Colour” is not known and was left out.',
      'Line 2, Carpet area, sq m: “about 90” was left out.',
      'Line 3 has no name and was left out.',
      'Line 4, Carpet area, sq m: “-4” was left out.',
    ]);
  });

  it('are not read without a line that names the columns', () => {
    const { homes, problems } = readHomes('Type A\t3\t113', []);
    expect(homes).toEqual([]);
    expect(problems[0]).toMatch(/^The first line must have the column names/);
  });

  it('are as many as a project can have', () => {
    const lines = Array.from({ length: 26 }, (_, at) => `Type ${at},1`);
    const { homes, problems } = readHomes(['Name,BHK', ...lines].join('\n'), []);
    expect(homes).toHaveLength(24);
    expect(problems).toHaveLength(2);
  });
});
