import { findPart, type Tree, textOf } from '../../read';

export const graph = 'https://graph.facebook.com/v24.0';

/** Invalid or expired token, missing permission. */
const tokenErrors = new Set(['10', '102', '190', '200']);
/** Rate limits of app, user, page and account. */
const callErrors = new Set(['4', '17', '32', '613']);

const errorOf = (tree: Tree): Tree => findPart(tree, 'error') ?? '';

/** An answer without an error object is not of the Graph API. */
export function isLater(status: number, tree: Tree): boolean {
  const error = errorOf(tree);
  const isTransient = textOf(error, 'is_transient') === 'true' || callErrors.has(textOf(error, 'code'));
  return status < 400 || status >= 500 || status === 429 || isTransient || error === '';
}

export const isOfToken = (status: number, tree: Tree): boolean =>
  status === 401 || tokenErrors.has(textOf(errorOf(tree), 'code'));
