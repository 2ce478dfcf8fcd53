import { expect, it } from 'vitest';
import { tableHead, toTableLine } from '@/lib/domain/units/table/line';
import { importUnits } from '@/lib/domain/units/table/mutations';
import { makeAdmin } from '../../support/accounts/admin';
import { createProject } from '../../support/contract/mutations';

const admin = makeAdmin({ name: 'Meera' });
const lineOf = (at: number) =>
  toTableLine({
    ...{ tower: 'South', floor: String(at % 40), number: String(at), type: 'A1', carpetArea: 72.46 },
    ...{
      exclusiveCommonArea: 7.1,
      commonArea: 20.05,
      landShare: null,
      parkingLots: 1,
      price: 6_110_000 + at,
    },
    state: (['free', 'booked', 'sold', 'held'] as const)[at % 4] ?? 'free',
  });

it('a table of a thousand units is taken, and changed, within seconds', async () => {
  const unitTypes = [{ name: 'A1', carpetArea: 72.46 }];
  const { data } = await createProject(admin, { name: 'Twin Palms', status: 'ongoing', unitTypes });
  const take = async (csv: string) => (await importUnits(admin, data._id, { csv, isTrial: false })).data;
  const csv = tableHead() + Array.from({ length: 1000 }, (_, at) => lineOf(at)).join('');
  const began = performance.now();
  expect((await take(csv)).added).toBe(1000);
  expect(await take(csv.replaceAll('"72.46"', '"73.5"'))).toMatchObject({ changed: 1000 });
  expect(performance.now() - began).toBeLessThan(20_000);
});
