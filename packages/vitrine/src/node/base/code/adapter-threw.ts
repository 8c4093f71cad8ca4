import path from 'node:path';
import { findOwnFrame } from './own-frame.ts';
import { failure, type VitrineError } from '../errors.ts';
import { messageOf } from '../text.ts';

/**
 * Tells that the adapter, or what it imports, has thrown: by the line of the site's own code, or its library's, that did.
 * @param adapter as the configuration names it
 * @param root the site's folder
 * @param traced the same error with a stack that tells lines of sources
 */
export function adapterThrew(
  error: unknown,
  adapter: string,
  root: string,
  traced: unknown,
): VitrineError {
  const place = findOwnFrame(traced, root) ?? { file: path.posix.normalize(adapter) };
  return failure('adapter-threw', [messageOf(error)], place);
}
