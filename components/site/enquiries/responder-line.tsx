import { SafeImage } from '@/components/shared/safe-image';
import { sentContent } from '@/lib/content/enquiries/contact';
import type { Responder } from '@/lib/domain/settings/dto';
import { findSmallestFile } from '@/lib/shared/pictures/picture-src';

type ResponderLineProps = { responder: Responder; className?: string };

export function ResponderLine({ responder: { name, role, picture }, className = '' }: ResponderLineProps) {
  return (
    <div className={`flex items-center gap-4 ${className}`}>
      {picture && (
        <SafeImage
          picture={{ ...picture, src: findSmallestFile(picture.src) }}
          alt=""
          fallback="person"
          sizes="64px"
          width={64}
          height={80}
          className="h-20 shrink-0 object-cover"
        />
      )}
      <div className="min-w-0 wrap-anywhere">
        <p className="text-body">{sentContent.answers(name)}</p>
        {role && <p className="text-small text-stone">{role}</p>}
      </div>
    </div>
  );
}
