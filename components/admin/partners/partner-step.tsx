'use client';

import { Check, Link2, Link2Off, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ConfirmButton } from '@/components/admin/session/confirm-button';
import type { Button } from '@/components/admin/ui/button';
import type { ConfirmDialog } from '@/components/admin/ui/dialogs/confirm-dialog';
import type { PartnerStep as Step } from '@/lib/content/partners';
import { changePartnerAction } from '@/lib/domain/partners/actions';
import type { Partner } from '@/lib/domain/partners/dto';

type Words = Pick<ComponentProps<typeof ConfirmDialog>['confirm'], 'icon' | 'look'> & {
  label: string;
  title: (firm: string) => string;
  question: (partner: Partner) => string;
};

const mailed = ({ email, name }: Partner) =>
  email
    ? `${name || email} gets a mail with it.`
    : 'There is no e-mail address: copy the link and send it yourself.';

const words: Record<Step, Words> = {
  approve: {
    label: 'Approve',
    icon: Check,
    look: 'primary',
    title: (firm) => `Approve ${firm}?`,
    question: (partner) =>
      `They get a link to register buyers and to see the date and stage of each. ${mailed(partner)}`,
  },
  refuse: {
    label: 'Refuse',
    icon: X,
    title: (firm) => `Refuse ${firm}?`,
    question: () => 'No mail is sent. Please inform them yourself. You can approve them later.',
  },
  renew: {
    label: 'New link',
    icon: Link2,
    look: 'primary',
    title: (firm) => `Make a new link for ${firm}?`,
    question: (partner) => `Their present link ends at once. ${mailed(partner)}`,
  },
  end: {
    label: 'End this link',
    icon: Link2Off,
    title: (firm) => `End the link of ${firm}?`,
    question: () => 'The link stops working. The buyers they have sent stay, and you can create a new link.',
  },
};

type PartnerStepProps = {
  partner: Partner;
  step: Step;
  isNamed?: boolean;
} & Pick<ComponentProps<typeof Button>, 'look' | 'isSmall' | 'className'>;

export function PartnerStep({ partner, step, isNamed = false, ...look }: PartnerStepProps) {
  const { _id, version, firm } = partner;
  const { label, icon: Icon, look: confirmLook = 'danger', title, question } = words[step];
  const children = (
    <>
      {step !== 'approve' && <Icon size={15} strokeWidth={1.6} aria-hidden="true" />}
      {label}
      {isNamed && <span className="sr-only"> for {firm}</span>}
    </>
  );
  return (
    <ConfirmButton
      button={{ ...look, children }}
      title={title(firm)}
      question={<p>{question(partner)}</p>}
      confirm={{ label, icon: Icon, look: confirmLook }}
      act={() => changePartnerAction(_id, { step, version })}
    />
  );
}
