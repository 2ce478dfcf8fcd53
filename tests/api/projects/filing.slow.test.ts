import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { quarterOf } from '@/lib/shared/filing/quarters';
import { toDay } from '@/lib/shared/time/local-day';
import { addEditor } from '../../support/accounts/people';
import { baseUrl, logIn } from '../../support/contract/api';
import { querySql } from '../../support/database/sql';

const quarter = quarterOf(toDay(Date.now()));

it('the pack of a demo project opens, with a line for each of its towers', async () => {
  const [{ id, name } = { id: '', name: '' }] = (await querySql(
    `select id, name from project where name = 'Twin Palms' and is_demo`,
  )) as { id: string; name: string }[];
  const answer = await fetch(`${baseUrl}/api/admin/projects/${id}/filing/${quarter}`, {
    headers: { authorization: `Bearer ${await logIn(await addEditor())}` },
  });
  const files = unzipSync(await answer.bytes());
  const [{ towers, apartments, booked } = {}] = await querySql(
    `select (select count(*)::int from tower where project_id = $1) as towers, count(*)::int as apartments,
     count(*) filter (where state in ('booked', 'sold'))::int as booked from unit where parent_id = $1 and deleted_at is null`,
    [id],
  );
  const rows = Buffer.from(files['sheet.csv'] ?? [])
    .toString()
    .split('\r\n');
  const start = rows.indexOf('"Towers"') + 2;
  const listed = rows.slice(start, rows.indexOf('""', start)).map((row) => row.slice(1, -1).split('","'));
  expect([name, listed.length]).toEqual(['Twin Palms', towers]);
  const sum = (at: number) => listed.reduce((all, row) => all + Number(row[at]), 0);
  expect([sum(6), sum(8)]).toEqual([apartments, booked]);
});
