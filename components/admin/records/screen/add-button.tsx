import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '@/components/admin/ui/button';
import type { WarmUp } from '@/components/admin/ui/dialogs/lazy-dialog';

type AddButtonProps = Omit<ComponentProps<typeof Button>, 'children'> & {
  label: string;
  icon: LucideIcon;
  warmUp: WarmUp;
};

export function AddButton({ label, icon: Icon, warmUp, ...button }: AddButtonProps) {
  return (
    <Button {...button} {...warmUp}>
      <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
      {label}
    </Button>
  );
}
