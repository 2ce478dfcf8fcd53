'use client';

import { Pencil } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/admin/ui/button';
import { FormDialog } from '@/components/admin/ui/form-dialog';
import { TextArea, TextField } from '@/components/admin/ui/text-field';
import { fieldMax } from '@/lib/content/enquiries/form-basics';
import { partnerLimits } from '@/lib/content/partners';
import type { Partner } from '@/lib/shared/enquiries/partner';
import { usePartnerChange } from './use-partner-change';

/** Corrects what is kept of a partner. */
export function EditPartner({ partner }: { partner: Partner }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <Pencil size={15} strokeWidth={1.6} aria-hidden="true" />
        Correct
        <span className="sr-only"> {partner.firm}</span>
      </Button>
      {isOpen && <EditDialog partner={partner} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function EditDialog({ partner, onClose }: { partner: Partner; onClose: () => void }) {
  const change = usePartnerChange(partner);
  const [values, setValues] = useState({ firm: partner.firm, number: partner.number, note: partner.note });
  const [failure, setFailure] = useState<{ text: string; fields: Record<string, string> } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const field = (name: keyof typeof values) => ({
    id: `partner-${name}`,
    value: values[name],
    error: failure?.fields[name],
    onChange: (value: string) => setValues((all) => ({ ...all, [name]: value })),
  });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    const result = await change(values);
    setIsBusy(false);
    if (result.ok) return onClose();
    const { message, fields = {} } = result.error;
    setFailure({ text: `Not saved. ${message}`, fields });
  };
  return (
    <FormDialog
      title={`Correct ${partner.firm}`}
      submit="Save"
      form={{ failure: failure?.text ?? null, isBusy, onSubmit: (event) => void save(event) }}
      onClose={onClose}
    >
      <TextField {...field('firm')} label="Firm" maxLength={partnerLimits.firmMax} />
      <TextField
        {...field('number')}
        label="Registration of the agent"
        hint="As the certificate has it, such as PRM/KA/RERA/1251/309/AG/180625/000001."
        maxLength={fieldMax.registration}
      />
      <TextArea
        {...field('note')}
        label="Note"
        hint="For the office. The partner never sees it."
        rows={4}
        maxLength={partnerLimits.noteMax}
      />
    </FormDialog>
  );
}
