import { emptyLead, joinTexts, type Lead, toLines } from '../../lead';
import { type Tree, textOf } from '../../read';
import type { Adapter } from '../adapter';
import { toInternational } from '../international';
import { poll } from './poll';

/** MagicBricks sends no id: `makeKey` uses contact, project and day. */
const toLead = (record: Tree): Lead => ({
  ...emptyLead,
  name: textOf(record, 'name'),
  phone: toInternational(textOf(record, 'isd'), textOf(record, 'mobile')),
  email: textOf(record, 'email'),
  message: joinTexts(
    textOf(record, 'subject'),
    textOf(record, 'msg'),
    toLines([
      ['City', textOf(record, 'city')],
      ['Locality', textOf(record, 'locality')],
    ]),
  ),
  project: textOf(record, 'project'),
  day: textOf(record, 'day'),
});

export const magicbricksPolled: Adapter = { map: (body) => [toLead(body)], poll };
