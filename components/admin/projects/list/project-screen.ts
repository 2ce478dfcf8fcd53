import { Plus } from 'lucide-react';
import type { ScreenKind } from '@/components/admin/records/screen/screen-kind';
import { messages } from '@/lib/content/messages';
import { editButtonId } from './admin-project-card';
import { warmUpSheet } from './project-dialogs';

export const projectScreen: ScreenKind<'project'> = {
  kind: 'project',
  path: '/admin/projects',
  title: 'Projects',
  form: 'dialog',
  subjects: { added: 'A new project', changed: 'Changes to a project on the website' },
  nameOf: ({ name }) => name,
  focus: { add: 'add-project', open: editButtonId },
  add: { label: 'Add Project', icon: Plus, warmUp: warmUpSheet },
  deletion: {
    noun: 'project',
    picture: ({ images }) => ({ picture: images[0] ?? null, fallback: 'project' }),
    more: ({ images }) =>
      images.length > 0 && `, with ${images.length === 1 ? 'its picture' : `its ${images.length} pictures`}`,
    toasts: { deleted: messages.toast.projectDeleted, failed: messages.toast.projectDeleteFailed },
  },
};
