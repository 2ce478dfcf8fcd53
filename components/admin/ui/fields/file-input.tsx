import type { Ref } from 'react';
import { uploadLimits } from '@/lib/content/limits';

type FileInputProps = {
  ref: Ref<HTMLInputElement>;
  label: string;
  isMultiple?: boolean;
  isCamera?: boolean;
  onFiles: (files: File[]) => void;
};

export function FileInput({ ref, label, isMultiple = false, isCamera = false, onFiles }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      multiple={isMultiple}
      accept={uploadLimits.accept}
      capture={isCamera ? 'environment' : undefined}
      aria-label={label}
      tabIndex={-1}
      className="sr-only"
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])]);
        // Without this the browser ignores the same file chosen again.
        event.target.value = '';
      }}
    />
  );
}
