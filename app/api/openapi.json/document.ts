import 'server-only';
import { aboutCalls } from '@/lib/domain/about/api';
import { binCalls } from '@/lib/domain/bin/api';
import { enquiryCalls } from '@/lib/domain/enquiries/api';
import { partnerCalls } from '@/lib/domain/enquiries/partners/api';
import { turnCalls } from '@/lib/domain/enquiries/turn/api';
import { visitCalls } from '@/lib/domain/enquiries/visits/api';
import { filingCalls } from '@/lib/domain/filing/api';
import { historyCalls } from '@/lib/domain/history/api';
import { callsOfRecords } from '@/lib/domain/records/calls';
import { settingCalls } from '@/lib/domain/settings/api';
import { sourceCalls } from '@/lib/domain/sources/api';
import { subscriberCalls } from '@/lib/domain/subscribers/api';
import { telephoneCalls } from '@/lib/domain/telephones/api';
import { userCalls } from '@/lib/domain/users/api';
import { buildDocument, type Call } from '@/lib/server/http/openapi';
import { generalCalls } from './general';

/** Every call of app/api; a test fails when one is missing here, or is told of without existing. */
export const calls: Call[] = [
  ...userCalls,
  ...callsOfRecords,
  ...filingCalls,
  ...aboutCalls,
  ...enquiryCalls,
  ...turnCalls,
  ...telephoneCalls,
  ...sourceCalls,
  ...visitCalls,
  ...partnerCalls,
  ...subscriberCalls,
  ...binCalls,
  ...historyCalls,
  ...settingCalls,
  ...generalCalls,
];

/** The OpenAPI document of the whole API, made from the schemas that check its input. */
export const openapiDocument = buildDocument(calls, 'API of the website');
