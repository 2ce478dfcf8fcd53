import { BinScreen } from '@/components/admin/bin/bin-screen';
import { binNames, listBin } from '@/lib/domain/bin/queries';
import { requireAdminPage } from '@/lib/server/auth/page';

export default async function BinPage() {
  return <BinScreen entries={await listBin(await requireAdminPage())} names={binNames} />;
}
