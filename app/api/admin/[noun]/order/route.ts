import { orderRoute } from '@/lib/server/http/record-routes';
import { ofNoun } from '../of-noun';

export const { GET, POST, PUT, PATCH, DELETE } = ofNoun(orderRoute, null);
