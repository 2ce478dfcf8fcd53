import { toCardText } from '@/lib/shared/brand/card-text';
import type { Identity } from '@/lib/shared/brand/identity';

type LetterIconProps = { identity: Pick<Identity, 'shortName' | 'colors'>; sizePx: number };

export function LetterIcon({ identity: { shortName, colors }, sizePx }: LetterIconProps) {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        width: '100%',
        height: '100%',
        color: colors.paper,
        background: colors.theme,
        fontFamily: 'Marcellus, MarcellusMore',
        fontSize: sizePx * 0.68,
      }}
    >
      {toCardText(shortName).slice(0, 1).toUpperCase()}
    </div>
  );
}
