import { messages } from '@/lib/content/messages';
import { Notice } from './notice';

export const RestoredLine = ({ isShown }: { isShown: boolean }) =>
  isShown && <Notice actions={null}>{messages.admin.restored}</Notice>;
