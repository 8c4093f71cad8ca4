/**
 * Renders once more at another time and place for the probe: `variesOf` tells whether browsers would render something else
 * than a server, as a calendar does that begins with today.
 */
export const ELSEWHERE_SCRIPT = `
const LATER = 400.6 * 24 * 3_600_000;
const ZONE = 'Pacific/Kiritimati';
const LANGUAGE = 'ar-EG';
const LOCAL = [[Date, ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']], [Number, ['toLocaleString']]];
const NAMED = ['DateTimeFormat', 'NumberFormat', 'RelativeTimeFormat', 'PluralRules'];
// Each returns what takes it back.
const replaceIn = (whole, name, make) => {
  const before = whole[name];
  whole[name] = make(before);
  return () => { whole[name] = before; };
};
const dateAt = (now) => (Here) => {
  function There(...args) {
    return new.target ? Reflect.construct(Here, args.length === 0 ? [now()] : args, new.target) : new Here(now()).toString();
  }
  There.prototype = Here.prototype;
  return Object.assign(Object.setPrototypeOf(There, Here), { now });
};
const inLanguage = (made) => {
  const given = ([locale = LANGUAGE, ...rest]) => [locale, ...rest];
  return new Proxy(made, { apply: (call, self, args) => Reflect.apply(call, self, given(args)), construct: (type, args) => new type(...given(args)) });
};
const elsewhere = (render, now) => {
  const zone = process.env.TZ;
  const undo = [
    ...LOCAL.flatMap(([type, names]) => names.map((name) => replaceIn(type.prototype, name, inLanguage))),
    ...NAMED.map((name) => replaceIn(Intl, name, inLanguage)),
    replaceIn(globalThis, 'Date', dateAt(() => now + LATER)),
  ];
  process.env.TZ = ZONE;
  try { return render(); } finally {
    if (zone === undefined) delete process.env.TZ; else process.env.TZ = zone;
    for (const back of undo.reverse()) back();
  }
};
// Code given to Node as an argument is no module where it has that word in it.
const chance = globalThis['cry' + 'pto'];
const variesOf = (render) => {
  let drawn = 0;
  const noted = (call) => (...args) => { drawn += 1; return call(...args); };
  const ofChance = ['randomUUID', 'getRandomValues'].map((name) => replaceIn(chance, name, (call) => noted(call.bind(chance))));
  // On a busy machine two renders have two times.
  const now = Date.now();
  const undo = [replaceIn(Math, 'random', noted), ...ofChance, replaceIn(globalThis, 'Date', dateAt(() => now))];
  try {
    const first = render();
    // What differs without being drawn is counted, and counted alike everywhere.
    return first !== render() ? drawn > 0 : first !== elsewhere(render, now);
  } catch { return false; } finally { for (const back of undo) back(); }
};
`;
