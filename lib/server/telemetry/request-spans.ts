import 'server-only';
import type { Attributes, Meter } from '@opentelemetry/api';
import type { ReadableSpan, Span, SpanProcessor } from '@opentelemetry/sdk-trace-node';
import { findRequestId } from '../request-id';
import { withoutSourceSecret } from '../source-address';

/** The span of Next that lasts as long as the request. */
const requestSpan = 'BaseServer.handleRequest';

/** What stands behind the question mark may be the secret of a link, or what a person has searched for. */
const withoutQuery = (text: string) => withoutSourceSecret(text.replace(/\?[^\s"']*/g, ''));

function removeQueries(attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes))
    if (typeof value === 'string') attributes[name] = withoutQuery(value);
}

/** Names the request in each span, takes queries and secrets out, and measures how long requests take. */
export function makeRequestSpans(meter: Meter): SpanProcessor {
  const duration = meter.createHistogram('http.server.request.duration', {
    unit: 's',
    advice: { explicitBucketBoundaries: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] },
  });
  return {
    onStart(span: Span) {
      const id = findRequestId();
      if (id) span.setAttribute('request.id', id);
    },
    onEnd(span: ReadableSpan) {
      removeQueries(span.attributes);
      // Its type alone forbids it: the name of a call out holds the address.
      (span as { name: string }).name = withoutQuery(span.name);
      const {
        'next.span_type': type,
        'http.method': method,
        'http.route': route,
        'http.status_code': status,
      } = span.attributes;
      if (type !== requestSpan) return;
      const [seconds, nanoseconds] = span.duration;
      duration.record(seconds + nanoseconds / 1e9, {
        'http.request.method': method,
        'http.response.status_code': status,
        'http.route': route,
      });
    },
    forceFlush: async () => {},
    shutdown: async () => {},
  };
}
