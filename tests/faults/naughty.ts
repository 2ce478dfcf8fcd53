import { naughtyStrings, publicNaughtyStrings } from '../support/naughty-strings';
import { sendTexts } from '../support/send-texts';
import { openTextDoors } from '../support/text-doors';
import { adminToken } from './lib/projects';
import { none, type Row } from './lib/row';
import type { Run } from './lib/run';

/** Every text of the list through every door, and back. */
export async function measure({ share }: Run): Promise<Row[]> {
  const { doors, remove } = await openTextDoors(await adminToken());
  const texts = [...naughtyStrings, ...publicNaughtyStrings].filter(
    (_, at) => at % Math.round(1 / share) === 0,
  );
  try {
    const { sent, wrong } = await sendTexts(doors, texts);
    const what = `${texts.length} naughty strings through ${doors.length} fields of text`;
    const first = wrong[0] ? ` (such as ${wrong[0]})` : '';
    return [none(`${what}: changed, or answered 5xx${first}`, wrong.length, sent)];
  } finally {
    await remove();
  }
}
