import { controlLabels } from '@/lib/content/control-labels';

/** What a person reads out to the office, which finds it in the log; nothing where there is none. */
export function Reference({ value }: { value: string | undefined }) {
  if (!value) return null;
  return (
    <p className="mt-4 text-sm">
      {controlLabels.reference} <code>{value}</code>
    </p>
  );
}
