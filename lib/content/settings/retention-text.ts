import { placeholderOf } from './fact-names';

export const fillMonths = (text: string, months: number): string =>
  text.replaceAll(placeholderOf('months kept'), String(months));
