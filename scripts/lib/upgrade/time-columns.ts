/** `now()` in SQL was right in every zone. */
const setBySql = new Set([
  'source.last_at',
  'source.last_refused_at',
  'source.asked_at',
  'source.next_at',
  'source_body.next_at',
  'outbox.next_attempt_at',
  'missing_page.asked_at',
]);
/** Never in the future when written. */
export const neverAhead = new Set([
  'accepted_at',
  'acknowledged_at',
  'answered_at',
  'at',
  'confirmed_at',
  'created_at',
  'day_reminder_at',
  'deleted_at',
  'edited_at',
  'first_contact_at',
  'given_at',
  'head_notified_at',
  'hidden_at',
  'hour_reminder_at',
  'last_seen_at',
  'link_ended_at',
  'link_made_at',
  'mailed_at',
  'next_notified_at',
  'notified_silence',
  'opened_at',
  'owner_notified_at',
  'password_at',
  'rang_at',
  'read_out_at',
  'received_at',
  'released_at',
  'removed_at',
  'replaced_at',
  'retrying_since',
  'revoked_at',
  'sent_at',
  'settled_at',
  'started_at',
  'state_at',
  'undone_at',
  'unsealed_at',
  'updated_at',
  'used_at',
  'withdrawn_at',
]);
/** May be in the future when written. */
const mayBeAhead = new Set([
  'answer_by',
  'due_at',
  'expires_at',
  'follow_up_at',
  'former_until',
  'head_at',
  'held_until',
  'hide_at',
  'next_at',
  'owner_at',
  'password_expires_at',
  'polled_until',
  'publish_at',
  'retain_until',
  'starts_at',
  'summary_due_at',
]);

/** Copied from columns of time. */
export const jsonTimes = [{ table: 'enquiry', name: 'origin', key: 'sentAt', isList: false }];

export function moveOf(table: string, column: string): 'never' | 'by value' | 'with row' | null {
  if (setBySql.has(`${table}.${column}`)) return 'never';
  if (neverAhead.has(column)) return 'by value';
  return mayBeAhead.has(column) ? 'with row' : null;
}
