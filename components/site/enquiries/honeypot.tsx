import { honeypotField } from '@/lib/content/enquiries/form-basics';

/** No person sees it: whoever fills it in is a program. */
export const Honeypot = () => (
  <input name={honeypotField} tabIndex={-1} autoComplete="off" aria-hidden="true" className="hidden" />
);
