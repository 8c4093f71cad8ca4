import { failure, problem, type Problem, type VitrineError } from './errors.ts';
import { messageOf } from './text.ts';

/** What the system says when it refuses a file, in words, and what that is called in the catalogue. */
const REASONS = {
  EACCES: ['no-permission', 'there is no permission'],
  EPERM: ['no-permission', 'there is no permission'],
  EROFS: ['read-only', 'it lies on a read-only file system'],
  ENOSPC: ['disk-full', 'the disk is full'],
  EDQUOT: ['disk-full', 'the quota of the disk is used up'],
  EMFILE: ['too-many-open-files', 'too many files are open'],
  ENFILE: ['too-many-open-files', 'too many files are open'],
  ENAMETOOLONG: ['name-too-long', 'its name is too long'],
  EBUSY: ['file-refused', 'something else is using it'],
  ENOTDIR: ['file-refused', 'a part of its path is a file, not a folder'],
  EISDIR: ['file-refused', 'it is a folder'],
  ENOTEMPTY: ['file-refused', 'the folder is not empty'],
  EEXIST: ['file-refused', 'something of that name is there'],
  ELOOP: ['file-refused', 'its links go round in a circle'],
  EXDEV: ['file-refused', 'it lies on another file system'],
  EIO: ['file-refused', 'the disk reports an error'],
  ENOENT: ['file-refused', 'it does not exist'],
} as const;

/** The bundler's own part names errors of the system by their number alone. */
const NUMBERS: Record<string, keyof typeof REASONS> = {
  2: 'ENOENT',
  5: 'EIO',
  13: 'EACCES',
  20: 'ENOTDIR',
  21: 'EISDIR',
  24: 'EMFILE',
  28: 'ENOSPC',
  30: 'EROFS',
  36: 'ENAMETOOLONG',
  122: 'EDQUOT',
};

/** A file that the system refused, and why. */
export interface FileError {
  code: keyof typeof REASONS;
  /** In words, with the system's code. */
  reason: string;
  /** Empty when the system does not say. */
  file: string;
}

/** What an unknown thrown value says of a file; `null` when it says nothing of one. */
export function readFileError(error: unknown): FileError | null {
  if (!(error instanceof Error)) return null;
  const { code, path: from, dest } = error as NodeJS.ErrnoException & { dest?: string };
  const file = code === 'ENOENT' ? from : (dest ?? from);
  const [, number = ''] = /\(os error (\d+)\)/.exec(error.message) ?? [];
  const known = String(code) in REASONS ? code : NUMBERS[number];
  if (known === undefined) return null;
  const name = known as keyof typeof REASONS;
  return { code: name, reason: `${REASONS[name][1]} (${name})`, file: file ?? '' };
}

/** The same as a problem of the catalogue. */
export function fileProblem(error: unknown): Problem | null {
  const found = readFileError(error);
  if (!found) return null;
  const { code, reason, file } = found;
  return problem(REASONS[code][0], [file === '' ? 'A file' : file, reason]);
}

/** Why a folder cannot be written, whatever was thrown. */
export function notWritable(dir: string, error: unknown): VitrineError {
  const found = readFileError(error);
  const reason = found
    ? `${found.reason}${found.file === '' ? '' : `: ${found.file}`}`
    : messageOf(error);
  return failure('output-not-writable', [dir, reason]);
}
