'use client';

import { Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { FromLibrary } from '@/components/admin/pictures/library/from-library';
import { PictureRow } from '@/components/admin/pictures/picture-row';
import type { Pictures } from '@/components/admin/pictures/use-pictures';
import { Button } from '@/components/admin/ui/button';
import { DropZone } from '@/components/admin/ui/fields/drop-zone';
import { fieldId } from './project-fields';

export function LocationPicture({ pictures }: { pictures: Pictures }) {
  const [isOpen, setIsOpen] = useState(false);
  const items = pictures.items.filter(({ isLocation }) => isLocation);
  if (items.length > 0)
    return (
      <div className="mt-4">
        <h4 className="font-[550] admin:text-[13px] leading-[18px]">Map</h4>
        <ul>
          {items.map((item) => (
            <PictureRow key={item.key} item={item} position={1} isCover={false} pictures={pictures} />
          ))}
        </ul>
      </div>
    );
  return (
    <div className="mt-4">
      {isOpen ? (
        <div className="flex flex-col gap-2 admin:flex-row">
          <DropZone
            id={fieldId('location-picture')}
            things="a map"
            describedBy={undefined}
            onFiles={([file]) => file && pictures.add([file], { isLocation: true })}
          />
          <FromLibrary
            most={Math.min(1, pictures.room)}
            thing="the map"
            onChosen={(copies) => {
              // The focused button disappears.
              flushSync(() => pictures.addCopies(copies, { isLocation: true }));
              document.getElementById(`alt-${copies[0]?.picture._id}`)?.focus();
            }}
          />
        </div>
      ) : (
        <Button isSmall onClick={() => setIsOpen(true)}>
          <MapIcon size={15} strokeWidth={1.6} aria-hidden="true" />
          Add a map of your own
        </Button>
      )}
      <p className="mt-1.5 text-[14px] text-stone leading-[19px] admin:text-[12.5px] admin:leading-4">
        Without a map, the page shows a drawing of the distances.
      </p>
    </div>
  );
}
