import { BinScreen } from '@/components/admin/bin/bin-screen';
import { binKinds, listBin } from '@/lib/domain/bin/queries';
import { requireEditorPage } from '@/lib/server/auth/page';

export default async function BinPage() {
  return <BinScreen entries={await listBin(await requireEditorPage())} kinds={binKinds} />;
}
