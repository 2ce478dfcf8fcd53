import 'server-only';
import { site } from '@/lib/content/site';
import { aboutCalls } from '@/lib/domain/about/api';
import { binCalls } from '@/lib/domain/bin/api';
import { boardCalls } from '@/lib/domain/board/api';
import { brandCalls } from '@/lib/domain/brands/api';
import { enquiryCalls } from '@/lib/domain/enquiries/api';
import { heroCalls } from '@/lib/domain/hero/api';
import { historyCalls } from '@/lib/domain/history/api';
import { projectCalls } from '@/lib/domain/projects/api';
import { settingCalls } from '@/lib/domain/settings/api';
import { testimonialCalls } from '@/lib/domain/testimonials/api';
import { userCalls } from '@/lib/domain/users/api';
import { buildDocument, type Call } from '@/lib/server/http/openapi';
import { generalCalls } from './general';

/** Every call of app/api; a test fails when one is missing here, or is told of without existing. */
export const calls: Call[] = [
  ...userCalls,
  ...projectCalls,
  ...boardCalls,
  ...brandCalls,
  ...heroCalls,
  ...aboutCalls,
  ...testimonialCalls,
  ...enquiryCalls,
  ...binCalls,
  ...historyCalls,
  ...settingCalls,
  ...generalCalls,
];

/** The OpenAPI document of the whole API, made from the schemas that check its input. */
export const openapiDocument = buildDocument(calls, `${site.name} API`);
