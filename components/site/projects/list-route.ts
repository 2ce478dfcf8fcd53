import type { Route } from 'next';
import { searchPath } from '@/lib/shared/project-filter';

/**
 * Where the router goes for an address of the list. It takes an address with another query for the page that it holds,
 * so it must be told the route behind the rewrite; the form on that page puts the public address back.
 */
export const toRoute = (address: string): Route =>
  // One of the three routes of the list.
  address.replace(/^\/projects(?=\?)/, searchPath) as Route;

/** The address that visitors see. */
export const toAddress = ({ pathname, search }: Location): string =>
  `${pathname === searchPath ? '/projects' : pathname}${search}`;
