'use client';

import { useEffect, useId, useState } from 'react';
import { Checkbox } from '@/components/admin/ui/fields/checkbox';
import { isSoundWanted, playSound, setSoundWanted } from './news-sound';

export function SoundChoice() {
  const id = useId();
  const [isOn, setIsOn] = useState(false);
  useEffect(() => setIsOn(isSoundWanted()), []);
  return (
    <label htmlFor={id} className="flex min-h-11 items-center gap-3 admin:text-[13px]">
      <Checkbox
        id={id}
        isOn={isOn}
        onChange={(next) => {
          setIsOn(next);
          setSoundWanted(next);
          if (next) void playSound().catch(() => {});
        }}
      />
      Sound for a new enquiry, on this device
    </label>
  );
}
