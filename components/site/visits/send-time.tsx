'use client';

import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/site/ui/button-class';

type SendTimeProps = {
  /** What stands there before a time is chosen, and without a script. */
  text: string;
  /** Before the time: "Ask for". */
  verb: string;
};

/** The one button of the form, which repeats the choice. */
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
