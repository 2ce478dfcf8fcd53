export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startSchedules } = await import('@/lib/domain/schedules');
    startSchedules();
  }
}
