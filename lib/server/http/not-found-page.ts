import 'server-only';
import { messages } from '@/lib/content/messages';
import { html } from '../html';
import { renderPlainPage } from './plain-page';

/** SHELL-2: without the website's frame. A page of Next would send 200 before it knows the viewer, or stay empty until its scripts run. */
export const adminNotFound = renderPlainPage(messages.notFound, html`<a href="/">Back to the website</a>`);
