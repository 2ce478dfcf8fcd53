import 'server-only';
import { cookies } from 'next/headers';
import { type ListView, parseListView, viewCookies } from '@/lib/shared/lists/list-view';

export async function readListView(list: keyof typeof viewCookies): Promise<ListView> {
  return parseListView((await cookies()).get(viewCookies[list])?.value);
}
