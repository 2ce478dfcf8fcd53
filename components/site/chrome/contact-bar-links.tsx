'use client';

import type { MouseEvent } from 'react';
import { SiteLink } from '@/components/shared/site-link';
import {
  type ChatPartner,
  contactBarLabels,
  enquiryBlockId,
  whatsappLink,
} from '@/lib/content/pages/contact-bar';
import { barLink } from './bar-link';

const findBlock = () => document.getElementById(enquiryBlockId);

/** The bar outlives a page, so it reads the project from the page on each press. */
const nameProject =
  (contact: ChatPartner) =>
  ({ currentTarget }: { currentTarget: HTMLAnchorElement }) => {
    currentTarget.href = whatsappLink(contact, findBlock()?.dataset.project);
  };

function goToBlock(event: MouseEvent) {
  const block = findBlock();
  if (!block) return;
  event.preventDefault();
  block.scrollIntoView();
  block.focus({ preventScroll: true });
}

export function ContactBarLinks({ contact }: { contact: ChatPartner }) {
  return (
    <>
      <a href={contact.phoneHref} className={barLink}>
        {contactBarLabels.call}
      </a>
      <a
        href={whatsappLink(contact)}
        target="_blank"
        rel="noreferrer"
        onPointerDown={nameProject(contact)}
        onFocus={nameProject(contact)}
        onClick={nameProject(contact)}
        className={`${barLink} border-line border-l`}
      >
        {contactBarLabels.whatsapp}
      </a>
      <SiteLink href="/contact" onClick={goToBlock} className={`${barLink} bg-terra text-white`}>
        {contactBarLabels.enquire}
      </SiteLink>
    </>
  );
}
