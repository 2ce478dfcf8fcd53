import type { Metadata } from 'next';
import { ReportScreen } from '@/components/admin/enquiries/report/report-screen';
import { getReport } from '@/lib/domain/enquiries/reports/report';
import { enquiryFilter } from '@/lib/domain/enquiries/schema';
import { requireSalesPage } from '@/lib/server/auth/page';
import { addDays, dayStart, daysBetween, toDay } from '@/lib/shared/time/local-day';

export const metadata: Metadata = { title: 'Figures' };

const mostDays = 731;
const range = enquiryFilter.pick({ from: true, to: true }).required();

function readRange(params: Record<string, unknown>, today: string): { from: string; to: string } {
  const usual = { from: addDays(today, -29), to: today };
  const parsed = range.safeParse(params);
  if (!parsed.success) return usual;
  const { from, to } = parsed.data;
  const days = daysBetween(dayStart(from), dayStart(to));
  return days >= 0 && days < mostDays ? parsed.data : usual;
}

export default async function ReportPage({ searchParams }: PageProps<'/admin/enquiries/figures'>) {
  const sales = await requireSalesPage();
  const today = toDay(new Date());
  const { from, to } = readRange(await searchParams, today);
  const presets = [
    { name: '7 days', from: addDays(today, -6), to: today },
    { name: '30 days', from: addDays(today, -29), to: today },
    { name: '90 days', from: addDays(today, -89), to: today },
    { name: 'Year', from: addDays(today, -364), to: today },
  ];
  return <ReportScreen report={await getReport(sales, from, to)} presets={presets} />;
}
