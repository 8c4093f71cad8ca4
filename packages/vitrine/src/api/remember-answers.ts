/**
 * Wraps an object whose methods are questions with one answer each, such as the type checker of a program
 * that does not change. A question put twice to the same method, with the same arguments, is asked once.
 * Questions about lists are passed on.
 */
export function rememberAnswers<Target extends object>(target: Target): Target {
  const methods = new Map<PropertyKey, unknown>();
  return new Proxy(target, {
    get(_, name) {
      if (!methods.has(name)) methods.set(name, remember(target, Reflect.get(target, name)));
      return methods.get(name);
    },
  });
}

interface Answers {
  known: boolean;
  answer: unknown;
  /** By the next argument. */
  next: Map<unknown, Answers>;
}

function remember(target: object, member: unknown): unknown {
  if (typeof member !== 'function') return member;
  const ask = member.bind(target) as (...args: unknown[]) => unknown;
  const first = noAnswer();
  return (...args: unknown[]) => {
    if (args.some(Array.isArray)) return ask(...args);
    const place = args.reduce<Answers>((answers, arg) => {
      const found = answers.next.get(arg) ?? noAnswer();
      answers.next.set(arg, found);
      return found;
    }, first);
    if (!place.known) Object.assign(place, { known: true, answer: ask(...args) });
    return place.answer;
  };
}

function noAnswer(): Answers {
  return { known: false, answer: undefined, next: new Map() };
}
