import { placeholderOf } from '@/lib/content/settings/fact-names';

export const fillMonths = (text: string, months: number): string =>
  text.replaceAll(placeholderOf('months kept'), String(months));
