import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import { messages } from '@/lib/content/messages';
import { toAppError } from './failure';

export async function readPart<T>(read: () => Promise<T>, instead: T): Promise<T> {
  try {
    return await read();
  } catch (error) {
    unstable_rethrow(error);
    toAppError(error, messages.provider.generic);
    return instead;
  }
}
