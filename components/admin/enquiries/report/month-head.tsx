import Form from 'next/form';
import type { ReactNode } from 'react';
import { BackLink } from '@/components/admin/ui/back-link';
import { Button } from '@/components/admin/ui/button';
import { Options } from '@/components/admin/ui/fields/options';
import { PageHead } from '@/components/admin/ui/page-head';
import { type figureScreens, salesHome } from '@/lib/content/nav';
import type { Month } from '@/lib/shared/time/month-list';
import { FigureTabs } from './figure-tabs';

type MonthHeadProps = {
  path: (typeof figureScreens)[number]['href'];
  month: string;
  months: readonly Month[];
  children: ReactNode;
};

export function MonthHead({ path, month, months, children }: MonthHeadProps) {
  return (
    <>
      <PageHead title="Figures">
        <div className="flex items-center gap-3">
          <BackLink href={salesHome} name="Enquiries" />
        </div>
      </PageHead>
      <FigureTabs current={path} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <Form action={path} key={month} className="flex items-center gap-2">
          <select name="month" aria-label="Month" defaultValue={month} className="admin-field w-auto!">
            <Options of={months.map((each) => [each.month, each.name])} />
          </select>
          <Button type="submit">Show</Button>
        </Form>
        {children}
      </div>
    </>
  );
}
