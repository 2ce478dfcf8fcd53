'use client';

import { type ComponentProps, type DragEvent, useState } from 'react';

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

type DropAreaProps = Omit<ComponentProps<'div'>, 'onDrop'> & {
  onFiles: (files: File[], event: DragEvent) => void;
};

export function DropArea({ onFiles, ...rest }: DropAreaProps) {
  const [isOver, setIsOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      {...rest}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        onFiles([...event.dataTransfer.files], event);
      }}
    />
  );
}
