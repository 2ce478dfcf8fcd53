'use client';

import { Failure } from '@/components/site/chrome/failure';
import { messages } from '@/lib/content/messages';

export default function ProjectError({ reset }: { reset: () => void }) {
  return <Failure text={messages.projects.detailFailed} onRetry={reset} />;
}
