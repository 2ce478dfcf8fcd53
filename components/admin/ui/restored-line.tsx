import { messages } from '@/lib/content/messages';
import { Notice } from './notice';

/** Above a small form whose unsaved values are back. */
export const RestoredLine = ({ isShown }: { isShown: boolean }) =>
  isShown && <Notice actions={null}>{messages.admin.restored}</Notice>;
