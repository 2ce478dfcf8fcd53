import Form from 'next/form';
import { Button } from '@/components/admin/ui/button';
import type { figureScreens } from '@/lib/content/nav';
import type { Month } from '@/lib/shared/time/month-list';

type MonthChoiceProps = {
  action: (typeof figureScreens)[number]['href'];
  month: string;
  months: readonly Month[];
};

/** Which month the figures are of. */
export function MonthChoice({ action, month, months }: MonthChoiceProps) {
  return (
    <Form action={action} key={month} className="flex items-center gap-2">
      <select name="month" aria-label="Month" defaultValue={month} className="admin-field w-auto!">
        {months.map((each) => (
          <option key={each.month} value={each.month}>
            {each.name}
          </option>
        ))}
      </select>
      <Button type="submit">Show</Button>
    </Form>
  );
}
