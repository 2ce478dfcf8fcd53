import { useEffect, useId, useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { Button } from '@/components/admin/ui/button';
import { TextField } from '@/components/admin/ui/fields/text-field';
import { findEnquiryChoicesAction } from '@/lib/domain/units/actions';
import type { EnquiryChoice, UnitHold } from '@/lib/domain/units/dto';
import { formatPhone } from '@/lib/shared/parsing/phone';
import { formatShortDay } from '@/lib/shared/time/local-day';

const pauseMs = 250;

function useChoices(typed: string): EnquiryChoice[] {
  const [found, setFound] = useState<{ typed: string; choices: EnquiryChoice[] }>({ typed: '', choices: [] });
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(async () => {
      const result = await askServer(() => findEnquiryChoicesAction(typed));
      if (!isOver && result.ok) setFound({ typed, choices: result.data });
    }, pauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [typed]);
  return found.typed === typed ? found.choices : [];
}

type Holder = Pick<UnitHold, 'heldFor' | 'enquiryId'>;
type HolderFieldProps = { holder: Holder; onChoose: (holder: Holder) => void };

export function HolderField({ holder, onChoose }: HolderFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const choices = useChoices(typed);
  const choose = (chosen: Holder) => {
    setTyped('');
    onChoose(chosen);
  };
  if (holder.heldFor)
    return (
      <div>
        <h3 className="mb-1 font-[550] admin:text-[13px]">For whom</h3>
        <div className="flex flex-wrap items-center gap-3">
          <span className="min-w-0 break-words">{holder.heldFor}</span>
          {holder.enquiryId && (
            <a
              href={`/admin/enquiries/${holder.enquiryId}`}
              className="inline-flex min-h-11 items-center text-terra-deep underline underline-offset-[3px] admin:min-h-6"
            >
              Enquiry
            </a>
          )}
          <Button isSmall onClick={() => choose({ heldFor: '', enquiryId: null })}>
            For nobody
          </Button>
        </div>
      </div>
    );
  return (
    <div>
      <TextField
        id={id}
        label="For whom"
        hint="A name, a number or an address of an enquiry"
        value={typed}
        maxLength={120}
        onChange={setTyped}
      />
      {typed.trim().length > 1 && (
        <ul aria-label="Enquiries" className="mt-1 rounded-[2px] border border-hairline bg-field">
          {choices.map(({ _id, name, phone, createdAt }) => (
            <li key={_id}>
              <button
                type="button"
                onClick={() => choose({ heldFor: name, enquiryId: _id })}
                className="min-h-11 w-full px-3 py-1.5 text-left hover:bg-sand admin:text-[13px]"
              >
                {[...new Set([name, formatPhone(phone)]), formatShortDay(createdAt)]
                  .filter(Boolean)
                  .join(', ')}
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              onClick={() => choose({ heldFor: typed.trim(), enquiryId: null })}
              className="min-h-11 w-full px-3 py-1.5 text-left hover:bg-sand admin:text-[13px]"
            >
              Block for “{typed.trim()}”, without an enquiry
            </button>
          </li>
        </ul>
      )}
    </div>
  );
}
