import { startScript } from '@/lib/shared/pages/start-script';

/** An async module: any other script would wait for the stylesheets and block the page. */
export function StartScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant.
  return <script type="module" async dangerouslySetInnerHTML={{ __html: startScript }} />;
}
