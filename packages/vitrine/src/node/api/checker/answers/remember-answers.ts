/**
 * Wraps an object whose methods are questions with one answer each, such as the type checker of a program
 * that does not change. A question put twice to the same method, with the same arguments, is asked once.
 * A method whose only argument is a list answers for each of its items, as if asked for it alone: it is
 * asked about those that are not known yet, in one list.
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
  const placeOf = (args: unknown[]) => args.reduce<Answers>(next, first);
  return (...args: unknown[]) => {
    const [list] = args;
    if (args.length === 1 && Array.isArray(list)) {
      const places = list.map((item) => placeOf([item]));
      const missing = [...new Set(list.filter((_, i) => !places[i]!.known))];
      const answers = missing.length === 0 ? [] : (ask(missing) as unknown[]);
      missing.forEach((item, i) => know(placeOf([item]), answers[i]));
      return places.map(({ answer }) => answer);
    }
    const place = placeOf(args);
    if (!place.known) know(place, ask(...args));
    return place.answer;
  };
}

function next(answers: Answers, arg: unknown): Answers {
  const found = answers.next.get(arg) ?? noAnswer();
  answers.next.set(arg, found);
  return found;
}

function noAnswer(): Answers {
  return { known: false, answer: undefined, next: new Map() };
}

function know(place: Answers, answer: unknown): void {
  Object.assign(place, { known: true, answer });
}
