import 'server-only';
import pLimit, { type LimitFunction } from 'p-limit';
import { oncePerProcess } from './bridge.cjs';

export const processLimit = (name: string, concurrency: number): LimitFunction =>
  oncePerProcess(`limit of ${name}`, () => pLimit(concurrency));
