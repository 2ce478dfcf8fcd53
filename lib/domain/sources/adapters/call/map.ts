import { findMoment } from '@/lib/domain/enquiries/field/moment';
import { emptyLead, type Lead } from '../../lead';
import { listRecords, type Tree, textOf } from '../../read';
import { findSecond } from '../second';

// These services have no fixed format: these names were seen in use.
const keys = ['unique_id', 'uuid', 'call_uuid', 'call_id', 'uid', 'reference_id', 'id'];
const callers = [
  'caller_number',
  'caller_id',
  'caller',
  'customer_number',
  'client_number',
  'from',
  'mobile',
];
const called = ['dispnumber', 'knowlarity_number', 'virtual_number', 'called_number', 'did', 'to'];
const states = ['call_status', 'status', 'event_type', 'event', 'state'];
const directions = ['direction', 'call_direction', 'call_type', 'type'];
const durations = ['duration', 'call_duration', 'talk_duration'];
const moments = ['start_time', 'call_time', 'call_date', 'created', 'time', 'timestamp'];

const isMissed = /miss|(?:no|not|un).?(?:answer|connect)|busy|fail|cancel|abandon|reject|voice.?mail/i;
const isAnswered = /answer|(?<!dis)connect|complet|bridge/i;

/** In the order of a call, so that a later event replaces an earlier text. */
function listTexts(to: string, seconds: string): string[] {
  const of = to && ` to ${to}`;
  return [`Call${of}`, `Missed call${of}`, `Answered call${of}`, `Answered call${of}, ${seconds} s`];
}

function findStage(state: string, seconds: string): number {
  if (isMissed.test(state)) return 1;
  if (!isAnswered.test(state)) return 0;
  return /^[1-9]\d*$/.test(seconds) ? 3 : 2;
}

function toLead(event: Tree): Lead[] {
  const key = textOf(event, ...keys);
  // Outgoing calls are no enquiries.
  if (!key || directions.some((name) => /^out/i.test(textOf(event, name)))) return [];
  const [to, seconds] = [textOf(event, ...called), textOf(event, ...durations)];
  const stage = findStage(textOf(event, ...states), seconds);
  const texts = listTexts(to, seconds);
  const moment = textOf(event, ...moments);
  return [
    {
      ...emptyLead,
      key,
      phone: textOf(event, ...callers),
      message: texts[stage] ?? '',
      // An earlier event may lack the number that was called.
      formerMessages: [...texts.slice(0, stage), ...listTexts('', seconds).slice(0, stage)],
      sentAt: findSecond(moment) ?? findMoment(moment),
    },
  ];
}

export const mapCalls = (body: Tree): Lead[] => listRecords(body).flatMap(toLead);
