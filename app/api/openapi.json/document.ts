import 'server-only';
import { aboutCalls } from '@/lib/domain/about/api';
import { assignmentCalls } from '@/lib/domain/assignment/api';
import { binCalls } from '@/lib/domain/bin/api';
import { enquiryCalls } from '@/lib/domain/enquiries/api';
import { filingCalls } from '@/lib/domain/filing/api';
import { historyCalls } from '@/lib/domain/history/api';
import { formCalls } from '@/lib/domain/intake/channels/form/api';
import { importCalls } from '@/lib/domain/intake/channels/table/api';
import { pushCalls } from '@/lib/domain/notifications/push/api';
import { partnerCalls } from '@/lib/domain/partners/api';
import { personalDataCalls } from '@/lib/domain/personal-data/api';
import { callsOfRecords } from '@/lib/domain/records/calls';
import { settingCalls } from '@/lib/domain/settings/api';
import { sourceCalls } from '@/lib/domain/sources/api';
import { subscriberCalls } from '@/lib/domain/subscribers/api';
import { userCalls } from '@/lib/domain/users/api';
import { visitCalls } from '@/lib/domain/visits/api';
import { buildDocument, type Call } from '@/lib/server/http/openapi';
import { generalCalls } from './general';

export const calls: Call[] = [
  ...userCalls,
  ...callsOfRecords,
  ...filingCalls,
  ...aboutCalls,
  ...formCalls,
  ...importCalls,
  ...enquiryCalls,
  ...personalDataCalls,
  ...assignmentCalls,
  ...pushCalls,
  ...sourceCalls,
  ...visitCalls,
  ...partnerCalls,
  ...subscriberCalls,
  ...binCalls,
  ...historyCalls,
  ...settingCalls,
  ...generalCalls,
];

export const openapiDocument = buildDocument(calls, 'API of the website');
