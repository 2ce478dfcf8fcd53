'use client';

import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/site/ui/button-class';

type SendTimeProps = {
  text: string;
  verb: string;
};

export function SendTime({ text, verb }: SendTimeProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [words, setWords] = useState<string>();
  useEffect(() => {
    const form = button.current?.form;
    const read = () => setWords(form?.querySelector<HTMLElement>('[name=startsAt]:checked')?.dataset.words);
    read();
    form?.addEventListener('change', read);
    return () => form?.removeEventListener('change', read);
  }, []);
  return (
    <button ref={button} type="submit" className={buttonClass('primary', 'w-full tablet:w-auto')}>
      {words ? `${verb} ${words}` : text}
    </button>
  );
}
