'use client';

import { Failure } from '@/components/site/chrome/failure';
import { messages } from '@/lib/content/messages';

export default function SiteError({ reset }: { reset: () => void }) {
  return <Failure text={messages.somethingWrong} onRetry={reset} />;
}
