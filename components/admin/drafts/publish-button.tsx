'use client';

import { Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/admin/ui/button';

type PublishButtonProps = { label: string; onPublish: () => Promise<void> };

export function PublishButton({ label, onPublish }: PublishButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const publish = async () => {
    setIsBusy(true);
    await onPublish();
    setIsBusy(false);
  };
  return (
    <Button isSmall disabled={isBusy} aria-label={`Publish ${label}`} onClick={() => void publish()}>
      <Send size={15} strokeWidth={1.6} aria-hidden="true" />
      Publish
    </Button>
  );
}
