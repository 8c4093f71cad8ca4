/** What is told of two versions. */
import type { ApiSnapshot } from './facts.ts';

export interface ApiDiff {
  added: Addition[];
  changed: Change[];
  deprecated: Deprecation[];
  removed: Removal[];
}

/** A component, or what of it is told. */
export interface Subject {
  component: string;
  prop?: string;
  slot?: string;
  class?: string;
}

export interface Addition extends Subject {
  /** Of a prop. */
  type?: string;
  /** A prop that nobody can leave out, on a component that was there before. */
  required?: true;
  breaking?: true;
}

export interface Change extends Subject {
  what:
    | 'type'
    | 'default'
    | 'required'
    | 'optional'
    | 'root'
    | 'name'
    | 'import'
    | 'undeprecated'
    | 'internal';
  from: string | null;
  to: string | null;
  breaking?: true;
  /** Names stand in the types, and what they stand for may have changed: it may break code, or not. */
  unsure?: true;
}

export interface Deprecation extends Subject {
  reason: string;
}

export interface Removal extends Subject {
  /** Why it had been deprecated, which often says what to use in its place. */
  reason?: string;
  breaking: true;
}

/** A component in both versions. */
export interface Pair {
  name: string;
  /** Its name before. */
  was: string;
  from: ApiSnapshot;
  to: ApiSnapshot;
}

/** Told when it begins and when it ends, not when its words change. */
export function diffDeprecated(
  diff: ApiDiff,
  subject: Subject,
  reason: string | undefined,
  now: string | undefined,
): void {
  if (reason === undefined && now !== undefined) {
    diff.deprecated.push({ ...subject, reason: now });
  } else if (reason !== undefined && now === undefined) {
    diff.changed.push({ ...subject, what: 'undeprecated', from: reason, to: null });
  }
}

export const reasonOf = (reason: string | undefined) => (reason ? { reason } : {});
