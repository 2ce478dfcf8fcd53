'use client';

import { Failure, type Thrown } from '@/components/site/chrome/failure';
import { messages } from '@/lib/content/messages';

export default function ProjectError(thrown: Thrown) {
  return <Failure text={messages.projects.detailFailed} {...thrown} />;
}
