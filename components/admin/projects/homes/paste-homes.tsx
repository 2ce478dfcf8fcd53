'use client';

import { ClipboardPaste } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/admin/ui/button';
import { TextArea } from '@/components/admin/ui/fields/text-field';
import { Notice } from '@/components/admin/ui/notices/notice';
import type { UnitTypeInput } from '@/lib/domain/unit-types/fields';
import { type ReadHomes, readHomes } from './read-homes';

type PasteHomesProps = {
  id: string;
  homes: UnitTypeInput[];
  onChange: (homes: UnitTypeInput[]) => void;
};

const count = (number: number, word: string) => `${number} ${word}`;

export function PasteHomes({ id, homes, onChange }: PasteHomesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const [read, setRead] = useState<(ReadHomes & { before: UnitTypeInput[] }) | null>(null);
  const fill = () => {
    const found = readHomes(text, homes);
    setRead({ ...found, before: homes });
    if (found.changed + found.added > 0) onChange(found.homes);
    if (found.problems.length === 0) setText('');
  };
  const taken = read && read.changed + read.added > 0;
  return (
    <div className="mb-3">
      {!isOpen && (
        <Button isSmall onClick={() => setIsOpen(true)}>
          <ClipboardPaste size={14} strokeWidth={1.6} aria-hidden="true" />
          Paste from a sheet
        </Button>
      )}
      {isOpen && (
        <div className="grid gap-2">
          <TextArea
            id={id}
            label="Cells of a sheet"
            hint="The first line has the column names: Name, BHK, Carpet sq m, Balcony sq ft, Price from lakh … A line with the same name changes that unit type."
            rows={5}
            value={text}
            onChange={setText}
          />
          <Button isSmall className="justify-self-start" disabled={text.trim() === ''} onClick={fill}>
            Fill in
          </Button>
        </div>
      )}
      {taken && (
        <div className="mt-2">
          <Notice
            actions={
              <Button
                isSmall
                onClick={() => {
                  onChange(read.before);
                  setRead(null);
                }}
              >
                Put back
              </Button>
            }
          >
            {`${count(read.changed, 'changed')}, ${count(read.added, 'added')}. Nothing is saved yet.`}
          </Notice>
        </div>
      )}
      {read && read.problems.length > 0 && (
        <div role="alert" className="mt-2 text-warning admin:text-[13px]">
          {read.problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
    </div>
  );
}
