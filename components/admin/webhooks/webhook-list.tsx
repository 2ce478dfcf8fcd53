'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { Button } from '@/components/admin/ui/button';
import { FieldError } from '@/components/admin/ui/fields/field';
import { TextField } from '@/components/admin/ui/fields/text-field';
import { createWebhookAction } from '@/lib/domain/webhooks/actions';
import type { Webhook } from '@/lib/domain/webhooks/dto';
import { WebhookItem } from './webhook-item';

function AddWebhook() {
  const router = useRouter();
  const [url, setUrl] = useState('');
  const [error, setError] = useState<string | null>(null);
  async function add(event: FormEvent) {
    event.preventDefault();
    const result = await askServer(() => createWebhookAction(url));
    if (!result.ok) return setError(result.error.message);
    setUrl('');
    setError(null);
    router.refresh();
  }
  return (
    <form onSubmit={add} noValidate className="mt-4 flex flex-wrap items-start gap-2">
      <div className="min-w-0 flex-1 basis-72">
        <TextField
          id="webhook-url"
          label="Address of another system"
          error={error ?? undefined}
          type="url"
          value={url}
          placeholder="https://crm.example.com/hook"
          onChange={setUrl}
        />
      </div>
      <Button type="submit" className="mt-[25px]">
        Add
      </Button>
    </form>
  );
}

export function WebhookList({ webhooks }: { webhooks: Webhook[] }) {
  const [failure, setFailure] = useState<string | null>(null);
  return (
    <>
      <p className="max-w-[75ch] text-stone">
        Another system, such as a CRM, can receive each new enquiry and each change of its state. The people
        who manage that system give you its address, and need the secret that is then shown here. Failed
        deliveries are retried.
      </p>
      <details className="mt-1 max-w-[75ch] text-stone">
        <summary className="py-2 admin:py-0.5">For the people who manage that system</summary>
        <p>
          Each message is JSON, sent with POST and signed as Standard Webhooks says, in{' '}
          <code>webhook-signature</code>: its libraries verify it with the secret. A message without a 2xx
          answer is sent again with the same id.
        </p>
      </details>
      {failure && (
        <div role="alert">
          <FieldError>{failure}</FieldError>
        </div>
      )}
      <ul>
        {webhooks.map((webhook) => (
          <li key={webhook._id} className="mt-4 border-hairline border-t pt-4">
            <WebhookItem webhook={webhook} onFailure={setFailure} />
          </li>
        ))}
      </ul>
      <AddWebhook />
    </>
  );
}
