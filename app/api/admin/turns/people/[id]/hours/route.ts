import { savePersonHours } from '@/lib/domain/enquiries/turn/mutations';
import { hoursChange } from '@/lib/domain/enquiries/turn/schema';
import { readJson } from '@/lib/server/http/body';
import { adminRoute, json, methods } from '@/lib/server/http/route';
import { parseInput } from '@/lib/shared/parse';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: adminRoute(async (request, { staff, params: { id = '' } }) => {
    const { hours } = parseInput(hoursChange, await readJson(request));
    await savePersonHours(staff, id, hours);
    return json({ message: 'The hours are saved.' });
  }),
});
