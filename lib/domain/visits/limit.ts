import 'server-only';
import { visitLimits } from '@/lib/content/visits';
import { findShownPhone } from '@/lib/domain/settings/queries';
import { makeLimit } from '@/lib/server/http/form-limit';

/** Of one network in a day. @throws AppError too_many. */
export const limitVisits = makeLimit('visit-network', visitLimits.perNetwork, findShownPhone);
