import 'server-only';
import { z } from 'zod';
import { site } from '@/lib/content/site';
import type { Tx } from '@/lib/server/db';
import { toAddressLines } from '@/lib/shared/settings/postal-address';

const contactSetting = z.object({
  address: z.array(z.string()).min(1),
  city: z.string().default(''),
  pin: z.string().default(''),
});

export async function readMailAddress(tx: Tx): Promise<string> {
  const row = await tx.setting.findUnique({ where: { part: 'contact' } });
  const saved = contactSetting.safeParse(row?.value);
  const { address, city, pin } = site;
  return toAddressLines(saved.success ? saved.data : { address: [...address], city, pin }).join(', ');
}
