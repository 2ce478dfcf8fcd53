import { Button } from '@/components/admin/ui/button';
import type { Redirect } from '@/lib/domain/redirects/dto';

type RedirectRowProps = { redirect: Redirect; isBusy: boolean; onDelete: () => void };

export function RedirectRow({ redirect: { from, to }, isBusy, onDelete }: RedirectRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-hairline border-t px-4 py-2.5 first:border-t-0 admin:px-5">
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="font-semibold">{from}</span>
        <span className="block text-stone admin:text-[13px]">leads to {to}</span>
      </span>
      <Button isSmall disabled={isBusy} onClick={onDelete}>
        Delete <span className="sr-only">{from}</span>
      </Button>
    </li>
  );
}
