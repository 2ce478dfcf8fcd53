import { fieldErrors } from '@/lib/content/enquiries/contact';

const mib = 1024 * 1024;

/** Returns the cleanup function. */
export function attachFiles(form: HTMLFormElement): () => void {
  const check = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'file') return;
    const maxBytes = Number(target.dataset.maxBytes);
    const isTooLarge = [...(target.files ?? [])].some(({ size }) => size > maxBytes);
    target.setCustomValidity(isTooLarge ? fieldErrors.tooLarge(maxBytes / mib) : '');
  };
  form.addEventListener('change', check);
  return () => form.removeEventListener('change', check);
}
