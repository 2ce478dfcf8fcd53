import { useEffect, useState } from 'react';
import { findKnownContactAction } from '@/lib/domain/contacts/actions';
import type { KnownContact } from '@/lib/domain/contacts/dto';
import { findE164 } from '@/lib/shared/parsing/phone';

const pauseMs = 250;

/** Null for an incomplete or unknown number. */
export function useKnownContact(typed: string): KnownContact | null {
  const phone = findE164(typed);
  const [found, setFound] = useState<{ phone: string; contact: KnownContact | null } | null>(null);
  useEffect(() => {
    if (!phone) return;
    let isOver = false;
    const ask = async () => {
      const result = await findKnownContactAction(phone).catch(() => null);
      if (!isOver && result?.ok) setFound({ phone, contact: result.data });
    };
    const timer = setTimeout(ask, pauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [phone]);
  return phone !== null && found?.phone === phone ? found.contact : null;
}
