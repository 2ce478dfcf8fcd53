import { startScript } from '@/lib/shared/pages/start-script';

/** A module that waits for nothing: another script here would wait for the stylesheets, and the page for it. */
export function StartScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant.
  return <script type="module" async dangerouslySetInnerHTML={{ __html: startScript }} />;
}
