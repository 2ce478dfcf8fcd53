import 'server-only';
import type { Attributes, Meter } from '@opentelemetry/api';
import type { ReadableSpan, Span, SpanProcessor } from '@opentelemetry/sdk-trace-node';
import { findRequestId } from '../request-context';
import { withoutSourceSecret } from '../source-address';

const requestSpan = 'BaseServer.handleRequest';

/** A query may hold the secret of a link or the words of a search. */
const withoutQuery = (text: string) => withoutSourceSecret(text.replace(/\?[^\s"']*/g, ''));

function removeQueries(attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes))
    if (typeof value === 'string') attributes[name] = withoutQuery(value);
}

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
      // The type makes `name` read-only; it may contain the address.
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
