import { NotFound } from '@/components/site/chrome/not-found';
import { messages } from '@/lib/content/messages';
import { notFoundContent } from '@/lib/content/not-found';

export default function ProjectNotFound() {
  return <NotFound title={messages.projects.detailFailed} text={notFoundContent.project} />;
}
