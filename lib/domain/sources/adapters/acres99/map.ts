import { findMoment } from '@/lib/domain/enquiries/field/moment';
import { emptyLead, joinTexts, type Lead, toLines } from '../../lead';
import { findPart, type Tree, textOf } from '../../read';
import type { Adapter } from '../adapter';
import { poll } from './poll';

function toLead(response: Tree): Lead {
  const [query, person] = ['QryDtl', 'CntctDtl'].map((name) => findPart(response, name) ?? '');
  const of = (name: string) => textOf(query ?? '', name);
  const by = (name: string) => textOf(person ?? '', name);
  return {
    ...emptyLead,
    key: of('QueryId'),
    name: by('Name'),
    phone: by('Phone'),
    email: by('Email'),
    message: joinTexts(
      of('QryInfo'),
      toLines([
        ['Kind', of('ResType')],
        ['Phone verification', of('PhoneVerificationStatus')],
      ]),
    ),
    project: of('ProjName') || of('ProjId'),
    sentAt: findMoment(of('RcvdOn')),
  };
}

export const acres99: Adapter = { map: (body) => [toLead(body)], poll };
