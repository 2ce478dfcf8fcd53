import { fieldErrors } from '@/lib/content/enquiries/contact';

export type FieldErrors = Readonly<Record<string, string>>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const errorOf = (control: Control): string =>
  control.validity.rangeUnderflow && control.type === 'date'
    ? fieldErrors.day.past
    : control.validity.typeMismatch && control.type === 'email'
      ? fieldErrors.email
      : control.validity.valueMissing
        ? (control.dataset.missing ?? fieldErrors.missing(control.labels?.[0]?.textContent ?? control.name))
        : control.validationMessage;

const listControls = (form: HTMLFormElement) =>
  [...form.elements].filter((control): control is Control => 'validity' in control);

export const findInvalid = (form: HTMLFormElement): FieldErrors =>
  Object.fromEntries(
    listControls(form)
      .filter(({ validity }) => !validity.valid)
      .map((control) => [control.name, errorOf(control)]),
  );

function setError(control: Control, error: string | undefined): void {
  const frame = control.closest('[data-field]');
  const id = `${control.id}-error`;
  const hint = frame?.querySelector(`#${control.id}-hint`);
  frame?.querySelector(`#${id}`)?.remove();
  control.removeAttribute('aria-invalid');
  if (hint) control.setAttribute('aria-describedby', hint.id);
  else control.removeAttribute('aria-describedby');
  if (error === undefined || !frame) return;
  control.setAttribute('aria-invalid', 'true');
  control.setAttribute('aria-describedby', hint ? `${id} ${hint.id}` : id);
  const line = document.createElement('p');
  line.id = id;
  line.className = 'mt-2 text-small text-error';
  line.textContent = error;
  frame.append(line);
}

export function showErrors(form: HTMLFormElement, errors: FieldErrors): void {
  for (const control of listControls(form)) if (control.name) setError(control, errors[control.name]);
}

export const forgetError = ({ target }: Event): void => setError(target as Control, undefined);

export function focusOn(form: HTMLFormElement, name: string | undefined): boolean {
  const control = name === undefined ? null : form.elements.namedItem(name);
  if (!(control instanceof HTMLElement)) return false;
  control.focus();
  return true;
}
