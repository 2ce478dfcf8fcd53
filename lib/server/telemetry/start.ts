import 'server-only';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { bridge } from '../bridge.cjs';
import { observeProcess } from './process-metrics';
import { makeRequestSpans } from './request-spans';

export function startTelemetry(): void {
  const resource = resourceFromAttributes({ 'service.name': 'builder-site' }).merge(
    detectResources({ detectors: [envDetector] }),
  );
  const reader = new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter() });
  const meters = new MeterProvider({ resource, readers: [reader] });
  const meter = meters.getMeter('builder-site');
  observeProcess(meter);
  const tracers = new NodeTracerProvider({
    resource,
    spanProcessors: [makeRequestSpans(meter), new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  tracers.register();
  bridge.stopHooks?.push(async () => {
    await Promise.allSettled([tracers.shutdown(), meters.shutdown()]);
  });
}
