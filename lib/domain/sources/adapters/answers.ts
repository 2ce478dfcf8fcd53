import { type Lead, toLines } from '../lead';

export type Answer = { id: string; label: string; value: string };

const names = ['full_name', 'first_name', 'last_name'];
const emails = ['email', 'work_email'];
const phones = ['phone_number', 'work_phone', 'work_phone_number'];

/** The contact in the answers to an ad's form. A second number or address is part of the message, too. */
export function readAnswers(answers: Answer[]): Pick<Lead, 'name' | 'phone' | 'email' | 'message'> {
  const textsOf = (ids: string[]) => ids.map((id) => answers.find((answer) => answer.id === id)?.value ?? '');
  const firstOf = (ids: string[]) => textsOf(ids).find(Boolean) ?? '';
  const [fullName, ...parts] = textsOf(names);
  const [email, phone] = [firstOf(emails), firstOf(phones)];
  const others = answers.filter(({ id, value }) => !names.includes(id) && value !== email && value !== phone);
  return {
    name: fullName || parts.filter(Boolean).join(' '),
    phone,
    email,
    message: toLines(others.map(({ label, value }) => [label, value])),
  };
}
