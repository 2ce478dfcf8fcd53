import { findMoment } from '@/lib/domain/enquiries/field/moment';
import { emptyLead, type Lead } from '../../lead';
import { type Tree, textOf } from '../../read';
import type { Adapter } from '../adapter';

function map(body: Tree): Lead[] {
  const key = textOf(body, 'CallSid');
  // Outgoing calls are no enquiries.
  if (!key || /^outbound|^outgoing/i.test(textOf(body, 'Direction'))) return [];
  const isAnswered = [textOf(body, 'DialCallStatus'), textOf(body, 'CallType')].includes('completed');
  return [
    {
      ...emptyLead,
      key,
      phone: textOf(body, 'CallFrom', 'From'),
      message: `${isAnswered ? 'Call' : 'Missed call'} to ${textOf(body, 'CallTo', 'To')}`,
      sentAt: findMoment(textOf(body, 'StartTime', 'Created', 'CurrentTime')),
    },
  ];
}

export const exotel: Adapter = { map, answer: { type: 'text/plain; charset=utf-8', text: '' } };
