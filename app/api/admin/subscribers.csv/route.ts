import { exportSubscribers, subscriberHead, toSubscriberLine } from '@/lib/domain/subscribers/export';
import { subscriberFilter } from '@/lib/domain/subscribers/schema';
import { answerCsv } from '@/lib/server/http/csv';
import { parseQuery } from '@/lib/server/http/query';
import { methods, salesRoute } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: salesRoute(async (request, { staff }) => {
    const walk = await exportSubscribers(staff, parseQuery(subscriberFilter, request));
    return answerCsv({ name: 'newsletter', head: subscriberHead, toLine: toSubscriberLine }, walk);
  }),
});
