import { Field } from '@/components/admin/ui/fields/field';
import { fileLimits } from '@/lib/content/limits';
import { formatBytes } from '@/lib/shared/numbers/format';
import type { StoredFile } from '@/lib/shared/stored-file';
import { useFileUpload } from './use-file-upload';

const mib = 1024 * 1024;

type FileFieldProps = {
  id: string;
  label: string;
  value: StoredFile | null;
  error: string | undefined;
  isForAll: boolean;
  onChange: (file: StoredFile | null) => void;
};

export function FileField({ id, label, value, error, isForAll, onChange }: FileFieldProps) {
  const { choose, sentBytes, failure } = useFileUpload({ value, onChange, isForAll });
  const hint = `A PDF of at most ${fileLimits.maxBytes / mib} MB.`;
  return (
    <Field id={id} label={label} need="required" hint={hint} error={failure ?? error}>
      {(control) => (
        <>
          {value && (
            <p className="mb-2 break-words admin:text-[13px]">
              <a
                href={`/api/admin/files/${value._id}`}
                className="text-terra-deep underline underline-offset-[3px]"
              >
                {value.name || 'document.pdf'}
              </a>
              , {formatBytes(value.bytes)}
            </p>
          )}
          <input
            {...control}
            type="file"
            accept={fileLimits.accept}
            className="admin-field h-auto! py-2!"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) void choose(file);
              // Without this the browser ignores the same file chosen again.
              event.target.value = '';
            }}
          />
          <p role="status" className="mt-1 text-stone admin:text-[13px]">
            {sentBytes !== null && `Sending: ${formatBytes(sentBytes)}`}
          </p>
        </>
      )}
    </Field>
  );
}
