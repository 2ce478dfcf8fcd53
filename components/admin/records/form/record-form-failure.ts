import type { FieldErrors } from '@/lib/shared/errors';
import type { Failure } from './record-form-state';

type Alerting = { alertOf?: (fields: FieldErrors) => string | null };

export function toFailure({ alertOf }: Alerting, message: string, fields: FieldErrors = {}): Failure {
  const alert = alertOf?.(fields) ?? null;
  return { heading: alert ?? message, isAlert: alert !== null, fields };
}

export function toRefusal(form: Alerting, fields: FieldErrors): Failure | null {
  const count = Object.keys(fields).length;
  if (count === 0) return null;
  const things = count === 1 ? 'One thing' : `${count} things`;
  return toFailure(form, `${things} to correct before you can save`, fields);
}
