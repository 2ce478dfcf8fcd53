import fs from 'node:fs';
import { expect, test } from 'vitest';
import { findRefused } from '../support/servers/linter';

const forbidden = [
  ['app/(site)/page.tsx', "import { db } from '@/lib/server/db';"],
  ['app/api/board/route.ts', "import type { Tx } from '../../../lib/server/db';"],
  ['components/site/projects/card.tsx', "import { x } from '@/lib/domain/projects/queries';"],
  ['components/admin/projects/card.tsx', "import { x } from '../../../lib/domain/projects/mutations';"],
  ['components/admin/visits/card.tsx', "import { x } from '@/lib/domain/visits/queries';"],
  ['components/site/visits/card.tsx', "import { x } from '../../../lib/domain/enquiries/visits/link';"],
  ['components/site/chrome/footer.tsx', "import { x } from '@/lib/domain/settings/parts/contact';"],
  ['components/shared/logo.tsx', "import type { X } from '@/lib/server/db';"],
  ['components/site/projects/card.tsx', "const x = await import('../../../lib/server/db');"],
  ['components/admin/ui/button.tsx', "import { x } from '@/app/(site)/page';"],
  ['components/site/projects/card.tsx', "import { x } from '@/components/admin/ui/button';"],
  ['components/site/projects/card.tsx', "import { x } from '../../admin/projects/form';"],
  ['components/admin/projects/form.tsx', "import { x } from '@/components/site/ui/carousel/carousel';"],
  ['components/admin/projects/form.tsx', "import { x } from '../../site/projects/card';"],
  ['components/shared/logo.tsx', "import { x } from '@/components/site/ui/icons';"],
  ['components/shared/logo.tsx', "import { x } from '../admin/ui/button';"],
  ['components/site/ui/pictures/gallery.tsx', "import { x } from '@/components/site/projects/card';"],
  ['components/site/ui/pictures/gallery.tsx', "import { x } from '../projects/card';"],
  ['components/admin/ui/button.tsx', "import { x } from '@/components/admin/session/unsaved-work';"],
  ['components/admin/ui/button.tsx', "import { x } from '../session/unsaved-work';"],
  ['components/admin/ui/button.tsx', "import { x } from '@/components/site/ui/carousel/carousel';"],
  ['components/site/ui/pictures/gallery.tsx', "import { x } from '@/components/admin/ui/button';"],
  ['lib/domain/projects/queries.ts', "import { x } from '../../../components/admin/ui/button';"],
  ['lib/domain/projects/queries.ts', "import { x } from '@/app/layout';"],
  ['lib/domain/projects/mutations.ts', "import { x } from '../board/mutations';"],
  ['lib/domain/projects/mutations.ts', "import type { X } from '@/lib/domain/board/mutations';"],
  ['lib/domain/projects/mutations.ts', "import { x } from '../enquiries/person/mutations';"],
  ['lib/domain/projects/mutations.ts', "import { x } from '@/lib/domain/enquiries/person/ties/mutations';"],
  ['lib/domain/bin/mutations.ts', "import { x } from '@/components/admin/ui/button';"],
  ['lib/domain/bin/mutations.ts', "import { x } from '../projects/mutations';"],
  ['lib/server/db.ts', "import { x } from '../domain/board/queries';"],
  ['lib/server/auth/session.ts', "import type { X } from '@/lib/domain/board/dto';"],
  ['lib/server/db.ts', "import { x } from './records/order';"],
  ['lib/server/secrets/seal.ts', "import { x } from '../auth/session';"],
  ['lib/server/policy/nonce-policy.ts', "import { x } from '@/lib/server/http/body';"],
  ['lib/server/cache/handler.cjs', "const { x } = require('../pictures/map');"],
  ['lib/server/delivery/outbox/run.ts', "import type { X } from '../../auth/session';"],
  ['lib/server/auth/second-factor/totp.ts', "import { x } from '@/lib/server/records/order';"],
  ['lib/server/pictures/map.ts', "const x = await import('../uploads/direct');"],
  ['lib/server/records/order.ts', "export * from '../http/body';"],
  ['lib/shared/numbers/format.ts', "import { x } from '../server/db';"],
  ['lib/shared/numbers/format.ts', "import { x } from '@/prisma/generated/client';"],
  ['lib/content/site.ts', "import { x } from 'node:fs';"],
  ['lib/content/site.ts', "import type { X } from '../shared/result';"],
  ['lib/content/projects/costs.ts', "import { x } from '@/lib/shared/numbers/format';"],
] as const;

const allowed = [
  ['app/(site)/page.tsx', "import { x } from '@/lib/domain/projects/queries';"],
  ['components/site/projects/card.tsx', "import type { X } from '@/lib/domain/projects/dto';"],
  ['components/site/visits/card.tsx', "import type { X } from '@/lib/domain/enquiries/visits/dto';"],
  ['components/site/visits/card.tsx', "import { x } from '../../../lib/domain/enquiries/visits/schema';"],
  ['components/admin/visits/card.tsx', "import { x } from '@/lib/domain/visits/actions';"],
  ['components/admin/visits/card.tsx', "import { x } from '@/lib/domain/enquiries/visits/slots/fields';"],
  ['components/shared/visit.tsx', "import type { X } from '@/lib/domain/enquiries/visits/dto';"],
  ['components/site/projects/card.tsx', "import { x } from '@/components/shared/status-word';"],
  ['components/site/projects/card.tsx', "import { x } from '@/components/site/ui/reveal';"],
  ['components/admin/projects/form.tsx', "import { x } from '@/lib/domain/projects/actions';"],
  ['components/admin/projects/form.tsx', "import { x } from '../session/unsaved-work';"],
  ['components/admin/settings/contact-part.tsx', "import { x } from '@/lib/domain/settings/parts/contact';"],
  ['components/admin/ui/dialogs/modal.tsx', "import { x } from '@/components/admin/ui/button';"],
  ['components/admin/ui/dialogs/modal.tsx', "import { x } from './button';"],
  ['components/site/ui/pictures/gallery.tsx', "import { x } from '@/components/shared/safe-image';"],
  ['components/site/ui/pictures/gallery.tsx', "import { x } from '../../shared/safe-image';"],
  ['lib/domain/projects/actions.ts', "import { x } from './mutations';"],
  ['lib/domain/projects/queries.ts', "import { x } from '@/lib/server/db';"],
  ['lib/domain/board/queries.ts', "import { x } from '../projects/queries';"],
  ['lib/domain/housekeeping.ts', "import { x } from './bin/mutations';"],
  ['lib/server/auth/session.ts', "import { x } from '../db';"],
  ['lib/server/auth/second-factor/totp.ts', "import { x } from '../../delivery/email/send';"],
  ['lib/server/records/order.ts', "import { x } from '@/lib/server/pictures/map';"],
  ['lib/server/http/body.ts', "import { x } from '../records/order';"],
  ['lib/shared/accounts/credentials.ts', "import { x } from '@/lib/content/messages';"],
] as const;

const toLine = ([file, line]: readonly [string, string]) => ({ file, line });
const refused = findRefused([...forbidden, ...allowed].map(toLine), ['style/noRestrictedImports', 'plugin']);

test.each(forbidden)('%s may not say %s', (...line) => {
  expect(refused).toContainEqual(toLine(line));
});

test.each(allowed)('%s may say %s', (...line) => {
  expect(refused).not.toContainEqual(toLine(line));
});

test('each folder of lib/server has its place in the order that the linter holds', () => {
  const rules = fs.readFileSync('lib/server/layers.grit', 'utf8');
  const [, order = ''] = /\(\?:([^)]*)\)\/\.\*/.exec(rules) ?? [];
  const rooms = fs.readdirSync('lib/server', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(rooms.map(({ name }) => name).sort()).toEqual(
    ['database', 'text', 'writes', ...order.split('|')].sort(),
  );
});
