import 'server-only';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Meter } from '@opentelemetry/api';

const toSeconds = (nanoseconds: number) => nanoseconds / 1e9;

export function observeProcess(meter: Meter): void {
  meter
    .createObservableGauge('process.memory.usage', { unit: 'By' })
    .addCallback((gauge) => gauge.observe(process.memoryUsage.rss()));
  const delay = monitorEventLoopDelay();
  delay.enable();
  meter.createObservableGauge('nodejs.eventloop.delay.p99', { unit: 's' }).addCallback((gauge) => {
    gauge.observe(toSeconds(delay.percentile(99)));
    delay.reset();
  });
}
