'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { Button } from '@/components/admin/ui/button';
import { Moment } from '@/components/admin/ui/moment';
import {
  deleteWebhookAction,
  readWebhookSecretAction,
  switchWebhookAction,
  testWebhookAction,
} from '@/lib/domain/webhooks/actions';
import type { Webhook } from '@/lib/domain/webhooks/dto';
import { reasonOfFailure } from '@/lib/shared/mail/delivery-reason';
import type { Result } from '@/lib/shared/result';

const eventNames: Record<string, string> = {
  'enquiry.created': 'New enquiry',
  'enquiry.updated': 'Change of an enquiry',
  test: 'Test',
};

type WebhookItemProps = { webhook: Webhook; onFailure: (message: string | null) => void };

export function WebhookItem({ webhook, onFailure }: WebhookItemProps) {
  const router = useRouter();
  const [secret, setSecret] = useState<string | null>(null);
  const { _id, url, isActive, deliveries } = webhook;
  async function run(act: () => Promise<Result<null>>) {
    const result = await askServer(act);
    onFailure(result.ok ? null : result.error.message);
    router.refresh();
  }
  async function show() {
    const result = await askServer(() => readWebhookSecretAction(_id));
    onFailure(result.ok ? null : result.error.message);
    if (result.ok) setSecret(result.data);
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-0 flex-1 basis-60 break-all font-semibold">
          {url} {!isActive && <span className="font-normal text-stone">switched off</span>}
        </p>
        <Button isSmall onClick={() => run(() => testWebhookAction(_id))}>
          Send a test
        </Button>
        <Button isSmall onClick={() => run(() => switchWebhookAction(_id, !isActive))}>
          {isActive ? 'Switch off' : 'Switch on'}
        </Button>
        <Button isSmall className="text-error" onClick={() => run(() => deleteWebhookAction(_id))}>
          Remove
        </Button>
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-2 admin:text-[13px]">
        Secret for the signatures: <code className="break-all">{secret ?? '••••••••'}</code>
        <button
          type="button"
          onClick={() => (secret === null ? void show() : setSecret(null))}
          className="h-11 font-semibold text-terra-deep hover:underline admin:h-6"
        >
          {secret === null ? 'Show' : 'Hide'}
        </button>
      </p>
      {deliveries.length > 0 && (
        <details className="mt-1">
          <summary className="py-2 admin:py-0.5 admin:text-[13px]">Last deliveries</summary>
          <ul className="mt-1 admin:text-[13px]">
            {deliveries.map((delivery) => (
              <li key={delivery._id} className="flex flex-wrap gap-x-3 border-hairline border-t py-1">
                <Moment at={delivery.at} className="text-stone" />
                <span>{eventNames[delivery.event] ?? delivery.event}</span>
                <span className={delivery.error ? 'text-error' : 'text-success'}>
                  {delivery.error ? `not accepted: ${reasonOfFailure('webhook', delivery.error)}` : 'taken'}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
