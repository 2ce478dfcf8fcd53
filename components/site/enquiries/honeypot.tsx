import { honeypotField } from '@/lib/content/enquiries/form-basics';

/** Only bots fill it in. */
export const Honeypot = () => (
  <input name={honeypotField} tabIndex={-1} autoComplete="off" aria-hidden="true" className="hidden" />
);
