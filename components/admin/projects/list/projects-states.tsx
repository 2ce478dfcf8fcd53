import { RotateCw } from 'lucide-react';
import { Button } from '@/components/admin/ui/button';
import { messages } from '@/lib/content/messages';

export function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <div className="flex flex-col items-center gap-3 py-16 text-center">
      <p className="font-semibold text-[16px]">No project matches this search.</p>
      <Button onClick={onClear}>Show all projects</Button>
    </div>
  );
}

export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="mt-4 flex flex-col items-start gap-3 border-error border-l-4 bg-error-tint px-4 py-3 text-error"
    >
      <p className="font-semibold">{messages.provider.fetch}</p>
      <Button onClick={onRetry}>
        <RotateCw size={16} strokeWidth={1.6} aria-hidden="true" />
        Try again
      </Button>
    </div>
  );
}
