'use client';

import { DropZone } from '@/components/admin/ui/fields/drop-zone';
import { OrderArea } from '@/components/admin/ui/order-area';
import { FromLibrary } from './library/from-library';
import { PictureRow } from './picture-row';
import type { Pictures } from './use-pictures';

type PictureUploaderProps = {
  id: string;
  pictures: Pictures;
  describedBy?: string;
  hasCover?: boolean;
};

export function PictureUploader({ id, pictures, describedBy, hasCover = true }: PictureUploaderProps) {
  const coverKey = pictures.items.find(({ state }) => state === 'stored')?.key;
  return (
    <div>
      <div className="flex flex-col gap-2 admin:flex-row">
        <DropZone id={id} things="pictures" describedBy={describedBy} onFiles={pictures.add} />
        <FromLibrary most={pictures.room} onChosen={pictures.addCopies} />
      </div>
      <OrderArea thing="picture" keys={pictures.items.map(({ key }) => key)} onMove={pictures.move}>
        <ul className="mt-1">
          {pictures.items.map((item, index) => (
            <PictureRow
              key={item.key}
              item={item}
              position={index + 1}
              isCover={hasCover && item.key === coverKey}
              pictures={pictures}
            />
          ))}
        </ul>
      </OrderArea>
      <p role="status" className="sr-only">
        {pictures.sendingCount > 0 ? `Sending ${pictures.sendingCount} pictures` : ''}
      </p>
    </div>
  );
}
