import { fieldErrors } from '@/lib/content/enquiries/contact';
import { listNextOpen, weekdayOf } from '@/lib/shared/enquiries/open-days';
import { formatShortDay, nextMidnight, officeDay } from '@/lib/shared/time/office-clock';
import type { Weekday } from '@/lib/shared/time/weekdays';

const shownDays = 3;
const look = 'min-h-11 rounded-[2px] border px-1 text-small hover:border-ink';
const chosen = ['border-ink', 'bg-ink', 'text-white'];
const free = ['border-control', 'bg-field'];

function makeButton(day: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.value = day;
  button.textContent = formatShortDay(day);
  button.className = look;
  return button;
}

function mark(button: HTMLButtonElement, isChosen: boolean): void {
  button.setAttribute('aria-pressed', String(isChosen));
  for (const name of chosen) button.classList.toggle(name, isChosen);
  for (const name of free) button.classList.toggle(name, !isChosen);
}

/** Returns the cleanup function. */
export function attachDays(form: HTMLFormElement): () => void {
  const field = form.querySelector<HTMLInputElement>('[name=visitOn]');
  const box = form.querySelector<HTMLElement>('[data-open]');
  if (!field || !box) return () => {};
  // The server writes the days of the week there.
  const open = (box.dataset.open ?? '').split(' ') as Weekday[];
  const closedDays = (box.dataset.closed ?? '').split(' ');
  let timer: ReturnType<typeof setTimeout> | undefined;

  const faultOf = (day: string) => {
    const { closed, holiday } = fieldErrors.day;
    if (!open.includes(weekdayOf(day))) return closed(weekdayOf(day));
    return closedDays.includes(day) ? holiday : '';
  };
  const follow = () => {
    const { value } = field;
    for (const button of box.querySelectorAll('button')) mark(button, button.value === value);
    field.setCustomValidity(value === '' ? '' : faultOf(value));
  };
  const fill = () => {
    const today = officeDay(Date.now());
    field.min = today;
    const row = document.createElement('div');
    row.className = 'grid grid-cols-3 gap-2';
    row.append(...listNextOpen(open, today, shownDays, closedDays).map(makeButton));
    box.replaceChildren(row);
    follow();
    // A page may stay open over midnight.
    timer = setTimeout(fill, nextMidnight(Date.now()) - Date.now());
  };
  const choose = ({ target }: Event) => {
    if (!(target instanceof HTMLButtonElement)) return;
    field.value = field.value === target.value ? '' : target.value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  // The reset event fires before the fields are empty.
  const followReset = () => setTimeout(follow);

  fill();
  box.addEventListener('click', choose);
  field.addEventListener('input', follow);
  form.addEventListener('reset', followReset);
  return () => {
    clearTimeout(timer);
    box.removeEventListener('click', choose);
    field.removeEventListener('input', follow);
    form.removeEventListener('reset', followReset);
  };
}
