import { findMoment } from '@/lib/domain/enquiries/field/moment';
import { emptyLead, joinTexts, type Lead, toLines } from '../../lead';
import { listRecords, type Tree, textOf } from '../../read';
import type { Adapter } from '../adapter';

const toLead = (record: Tree): Lead => ({
  ...emptyLead,
  key: textOf(record, 'RequirementID'),
  name: textOf(record, 'BuyerName', 'name'),
  phone: textOf(record, 'ContactNo', 'mobile'),
  email: textOf(record, 'EmailID', 'email'),
  message: joinTexts(
    textOf(record, 'Remark', 'msg'),
    toLines([
      ['City', textOf(record, 'CityName', 'city')],
      ['Locality', textOf(record, 'locality')],
    ]),
  ),
  project: textOf(record, 'ProjectName', 'project'),
  budget: textOf(record, 'Budget'),
  sentAt: findMoment(textOf(record, 'PostedOn')),
});

export const magicbricks: Adapter = { map: (body) => listRecords(body).map(toLead) };
