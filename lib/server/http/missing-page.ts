import 'server-only';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

/**
 * The metadata of a page where nothing is: by the mark in `other` the cache handler answers 404.
 * @throws Next's notFound() on a serverless host, which has no such handler: its page is empty without scripts, but the status is right.
 */
export function toMissingMetadata(title: string): Metadata {
  if (process.env.VERCEL) notFound();
  return { title, robots: { index: false }, other: { 'prerender-status-code': '404' } };
}
