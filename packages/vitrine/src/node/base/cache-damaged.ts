/** Thrown when something of the cache turns out to be unusable in the midst of work; a second try makes it anew. */
export class CacheDamaged extends Error {
  constructor(file: string, cause: unknown) {
    super(`${file} cannot be used`, { cause });
    this.name = 'CacheDamaged';
  }
}
