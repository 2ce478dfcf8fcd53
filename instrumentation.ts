import type { Instrumentation } from 'next';

export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) {
      const { startTelemetry } = await import('@/lib/server/telemetry/start');
      startTelemetry();
    }
    await import('@/lib/domain/pictures/tags');
    await import('@/lib/domain/provide-reactions');
    const { startSchedules } = await import('@/lib/domain/schedules');
    startSchedules();
  }
}

export const onRequestError: Instrumentation.onRequestError = async (error, _request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logRequestError } = await import('@/lib/server/http/request-error');
  logRequestError(error, context);
};
