/** Takes back what was replaced. */
export type Undo = () => void;

/** Replaces a function by what is made of it. */
export function replaceIn<Name extends string, Call>(
  whole: Record<Name, Call>,
  name: Name,
  make: (before: Call) => Call,
): Undo {
  const before = whole[name];
  whole[name] = make(before);
  return () => {
    whole[name] = before;
  };
}

/** A `Date` in whose place no time passes but by `now`. */
export const dateAt =
  (now: () => number) =>
  (Here: DateConstructor): DateConstructor => {
    function There(...args: []) {
      if (!new.target) return new Here(now()).toString();
      return Reflect.construct(Here, args.length === 0 ? [now()] : args, new.target) as Date;
    }
    There.prototype = Here.prototype;
    return Object.assign(Object.setPrototypeOf(There, Here) as DateConstructor, { now });
  };
