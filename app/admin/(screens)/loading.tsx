import { Spinner } from '@/components/admin/ui/spinner';

// AUTH-4
export default function ScreenLoading() {
  return (
    <div role="status" className="grid min-h-[60dvh] place-items-center text-terra">
      <Spinner className="h-7 w-7" />
      <span className="sr-only">Loading</span>
    </div>
  );
}
