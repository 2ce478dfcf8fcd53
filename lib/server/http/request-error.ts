import 'server-only';
import type { Instrumentation } from 'next';
import { log } from '../log';

type Context = Parameters<Instrumentation.onRequestError>[2];

export function logRequestError(error: unknown, { routePath, routeType }: Context): void {
  const { name, message, digest } = error as Partial<Error> & { digest?: string };
  log.error({ reference: digest, route: routePath, type: routeType, kind: name, message }, 'not rendered');
}
