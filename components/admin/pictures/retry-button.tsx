import { RefreshCw } from 'lucide-react';
import { Button } from '@/components/admin/ui/button';

export const RetryButton = ({ className, onClick }: { className?: string; onClick: () => void }) => (
  <Button isSmall className={className} onClick={onClick}>
    <RefreshCw size={14} strokeWidth={1.6} aria-hidden="true" />
    Retry
  </Button>
);
