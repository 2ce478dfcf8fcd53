/** @throws Error with the response. */
export async function renameProject(
  { base, token }: { base: string; token: string },
  id: string,
  name: string,
): Promise<void> {
  const response = await fetch(`${base}/api/admin/projects/${id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  if (!response.ok) throw new Error(`A save was answered ${response.status}: ${await response.text()}`);
}
