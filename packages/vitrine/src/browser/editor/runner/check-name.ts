const LENGTH = 10;

/** A name that edited code cannot know. All are equally long. */
export function newCheckName(): string {
  return `check_${Math.random().toString(36).slice(2).padEnd(LENGTH, '0').slice(0, LENGTH)}`;
}
