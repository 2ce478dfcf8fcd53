'use client';

import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useSavedDialog } from '@/components/admin/session/use-saved-dialog';
import { useUnsavedValues } from '@/components/admin/session/use-unsaved-values';
import { Button } from '@/components/admin/ui/button';
import { FormDialog } from '@/components/admin/ui/dialogs/form-dialog';
import { TextArea, TextField } from '@/components/admin/ui/fields/text-field';
import { fieldMax } from '@/lib/content/enquiries/form-basics';
import { partnerLimits } from '@/lib/content/partners';
import { changePartnerAction } from '@/lib/domain/partners/actions';
import type { Partner } from '@/lib/domain/partners/dto';
import { agentExample } from '@/lib/shared/projects/registration';

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
  const { _id, version, firm, number, note } = partner;
  const { values, set, forget, isRestored } = useUnsavedValues('partner', _id, { firm, number, note });
  const close = () => {
    forget();
    onClose();
  };
  const { form, errors } = useSavedDialog(() => changePartnerAction(_id, { ...values, version }), close);
  const field = (name: keyof typeof values) => ({
    id: `partner-${name}`,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => set({ [name]: value }),
  });
  return (
    <FormDialog title={`Correct ${firm}`} submit="Save" form={form} isRestored={isRestored} onClose={close}>
      <TextField {...field('firm')} label="Firm" maxLength={partnerLimits.firmMax} />
      <TextField
        {...field('number')}
        label="Registration of the agent"
        hint={`As on the certificate, such as ${agentExample}.`}
        maxLength={fieldMax.registration}
      />
      <TextArea
        {...field('note')}
        label="Note"
        hint="For the office only. The partner does not see it."
        rows={4}
        maxLength={partnerLimits.noteMax}
      />
    </FormDialog>
  );
}
