'use client';

import { Failure } from '@/components/site/chrome/failure';
import { messages } from '@/lib/content/messages';

export default function DirectorError({ reset }: { reset: () => void }) {
  return <Failure text={messages.board.detailFailed} onRetry={reset} />;
}
