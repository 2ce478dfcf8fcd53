'use client';

import { useEffect } from 'react';
import {
  agentFaults,
  describeAgentNumber,
  findAgentFault,
  tidyRegistration,
} from '@/lib/shared/projects/registration';

function describe(typed: string): string {
  const number = tidyRegistration(typed);
  const fault = findAgentFault(number);
  return fault ? agentFaults[fault] : describeAgentNumber(number);
}

/** The hint retains its height: a moving button would lose the click. */
export function AgentWarning({ fieldId }: { fieldId: string }) {
  useEffect(() => {
    const field = document.getElementById(fieldId);
    const line = document.getElementById(`${fieldId}-hint`);
    if (!(field instanceof HTMLInputElement) || !line) return;
    const hint = line.textContent;
    const check = () => {
      const warning = describe(field.value);
      line.style.minHeight = `${line.offsetHeight}px`;
      line.textContent = warning || hint;
      line.classList.toggle('text-ink', warning !== '');
      line.classList.toggle('text-stone', warning === '');
    };
    line.setAttribute('aria-live', 'polite');
    field.addEventListener('change', check);
    return () => field.removeEventListener('change', check);
  }, [fieldId]);
  return null;
}
