const allowed = /^(?:https?:\/\/|mailto:|tel:)\S+$/i;
const hasScheme = /^[a-z][a-z\d+.-]*:/i;

/** The address of a link as typed: https unless it says otherwise; null for anything but web, mail and telephone. */
export function toLinkAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return null;
  if (allowed.test(text)) return text;
  if (/^[^@/]+@[^@/]+\.[^@/]+$/.test(text)) return `mailto:${text}`;
  if (hasScheme.test(text) && !/^[\w.-]+:\d/.test(text)) return null;
  return text.includes('.') ? `https://${text}` : null;
}
