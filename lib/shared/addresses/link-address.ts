const allowed = /^(?:https?:\/\/|mailto:|tel:)\S+$/i;
const hasScheme = /^[a-z][a-z\d+.-]*:/i;

export function toLinkAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return null;
  if (allowed.test(text)) return text;
  if (/^[^@/]+@[^@/]+\.[^@/]+$/.test(text)) return `mailto:${text}`;
  if (hasScheme.test(text) && !/^[\w.-]+:\d/.test(text)) return null;
  return text.includes('.') ? `https://${text}` : null;
}
