const button = /(\[!\[Deploy with Vercel\]\([^)]*\)\]\()([^)]*)(\))/;

/** @throws Error for anything else. */
export function toRepositoryUrl(remote: string): string {
  const [, host, path] =
    /^(?:https:\/\/|ssh:\/\/)?(?:[^@/]*@)?([\w.-]+\.[a-z]+)(?::\d+)?[/:]([\w./-]+?)(?:\.git)?\/?$/i.exec(
      remote.trim(),
    ) ?? [];
  if (!host || !path?.includes('/'))
    throw new Error(
      `${remote || 'Nothing'} is not the address of a repository. Use one such as https://github.com/you/site.`,
    );
  return `https://${host}/${path}`;
}

export function setDeployButton(readme: string, repositoryUrl: string): string {
  const [, before, link, after] = button.exec(readme) ?? [];
  if (!link) throw new Error('README.md has no deploy button.');
  const repository = `repository-url=${encodeURIComponent(repositoryUrl)}`;
  return readme.replace(
    button,
    () => `${before}${link.replace(/repository-url=[^&]*/, () => repository)}${after}`,
  );
}
