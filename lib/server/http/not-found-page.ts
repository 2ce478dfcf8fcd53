import 'server-only';
import { messages } from '@/lib/content/messages';
import { html } from '../text/html';
import { renderPlainPage } from './plain-page';

/** SHELL-2: a page of Next would send 200 before it knows the viewer. */
export const adminNotFound = renderPlainPage(messages.notFound, html`<a href="/">Back to the website</a>`);
