import { EyeOff, LogOut, type LucideIcon, Mail, Moon } from 'lucide-react';

type PromisesProps = { hours: string | null; idleHours: number };
type Line = { Icon: LucideIcon; name: string; text: string };

export function Promises({ hours, idleHours }: PromisesProps) {
  const lines: Line[] = [
    {
      Icon: EyeOff,
      name: 'No name and no number',
      text: 'The locked screen shows only project, source and time.',
    },
    {
      Icon: Moon,
      name: 'Only in your hours',
      text: `${hours ?? 'While the office is open'}. Never on leave.`,
    },
    {
      Icon: LogOut,
      name: 'Stops when you sign out',
      text: `And ${idleHours} hours after your last visit. If you lose the phone: My account, Sessions, End.`,
    },
    { Icon: Mail, name: 'Mail comes as well', text: 'If an alert fails, the mail still comes.' },
  ];
  return (
    <ul className="border-hairline border-t">
      {lines.map(({ Icon, name, text }) => (
        <li key={name} className="flex gap-3 border-hairline border-b py-3">
          <Icon size={18} strokeWidth={1.6} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-2" />
          <p className="min-w-0">
            <span className="block font-semibold">{name}</span>
            <span className="block text-stone">{text}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
