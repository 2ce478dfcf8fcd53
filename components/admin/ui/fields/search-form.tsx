import type { Route } from 'next';
import Form from 'next/form';
import { Button } from '@/components/admin/ui/button';

type SearchFormProps = {
  action: Route;
  label: string;
  q: string;
  kept?: Record<string, string>;
  className?: string;
};

export function SearchForm({ action, label, q, kept = {}, className }: SearchFormProps) {
  const entries = Object.entries(kept);
  return (
    <search className={className}>
      {/* A new key resets the field for another list. */}
      <Form action={action} key={[...entries.flat(), q].join(' ')} className="flex gap-2">
        {entries.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input
          type="search"
          name="q"
          aria-label={label}
          placeholder={label}
          defaultValue={q}
          maxLength={200}
          className="admin-field min-w-0 admin:max-w-80!"
        />
        <Button type="submit" className="h-12! admin:h-9!">
          Search
        </Button>
      </Form>
    </search>
  );
}
