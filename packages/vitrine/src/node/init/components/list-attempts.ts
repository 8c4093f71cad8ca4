import type { ComponentDoc, PropDoc } from '../../model/component-doc.ts';
import { isEmpty, type Attempt, type PropValues } from './attempt.ts';
import { isWithoutContent, plainName } from './component-kinds.ts';
import { fitsVariant } from './fits-variant.ts';
import { isHandler, isOpening, listHandlers, startOf, type Handler } from './samples/handlers.ts';
import { exampleOf, exampleWithin, fieldsRead, isSize } from './samples/example-value.ts';
import { optionalData, SIZES } from './samples/optional-data.ts';
import { readRender, takesNode, variantsOf, type Render } from './samples/renders.ts';
import { DATA, type Sample } from './samples/sample-value.ts';

/** Props that take a text to be read, in the order in which they are tried. */
const TEXTS = ['label', 'title', 'text', 'message', 'heading', 'description', 'name'];

/** Those with what it calls, first: by these its state changes. Last those that have to be opened. */
export function listHandledAttempts(doc: ComponentDoc): Attempt[] | null {
  const plain = listDrawnAttempts(doc);
  if (plain === null) return null;
  const opened = listOpened(doc, plain);
  const handlers = listHandlers(doc.props, doc.types, plain[0]?.props ?? {});
  // Closed it shows nothing, be it that a style sheet hides it.
  const isClosed = handlers.some(({ sets }) => sets?.by === 'close');
  if (isClosed && opened.length > 0) return opened;
  if (handlers.length === 0) return [...plain, ...opened];
  const handled = withHandlers(doc, plain, handlers);
  const isCalled = (name: string) => handlers.some((handler) => handler.name === name);
  const isNeeded = doc.props.some(({ name, required }) => required && isCalled(name));
  return [...handled, ...(isNeeded ? [] : plain), ...opened];
}

/** With the state that handlers set. */
function withHandlers(
  { props, types }: ComponentDoc,
  attempts: readonly Attempt[],
  handlers: readonly Handler[],
): Attempt[] {
  const begun: Record<string, Sample> = {};
  for (const prop of props) {
    const isSet = handlers.some(({ sets }) => sets?.prop === prop.name);
    const value = isSet ? (exampleWithin(prop, props) ?? startOf(prop, types)) : null;
    if (value !== null) begun[prop.name] = value;
  }
  return attempts.map((one) => {
    const chosen = firstChoice(one.props);
    const texts = Object.entries(begun).filter(([, value]) => value === '' && chosen !== null);
    const state = { ...begun, ...Object.fromEntries(texts.map(([name]) => [name, chosen])) };
    return { ...one, props: { ...one.props, ...(state as PropValues) }, handlers };
  });
}

/** What the first of the elements of a list is told by, of which one may be chosen. */
function firstChoice(props: PropValues): string | null {
  const list = Object.values(props).find((value) => Array.isArray(value) && value.length > 0);
  const first: unknown = Array.isArray(list) ? list[0] : null;
  if (typeof first === 'string') return first;
  if (typeof first !== 'object' || first === null) return null;
  const { value, key, id } = first as Record<string, unknown>;
  return [value, key, id].find((one) => typeof one === 'string') ?? null;
}

/** Closed, with what opens and closes it. */
function listOpened(doc: ComponentDoc, plain: readonly Attempt[]): Attempt[] {
  const { name: opens } = doc.props.find(isOpening) ?? {};
  if (opens === undefined) return [];
  const props = doc.props.map((one) => (one.name === opens ? { ...one, required: true } : one));
  const handlers = listHandlers(props, doc.types, plain[0]?.props ?? {});
  if (!handlers.some(({ sets }) => sets?.prop === opens)) return [];
  return withHandlers(doc, plain, handlers).map((one) => ({ ...one, opens }));
}

/** In each way in which what it requires to be drawn may be. */
function listDrawnAttempts(doc: ComponentDoc): Attempt[] | null {
  const types = [...openTypes(doc), ...doc.types];
  const renders = doc.props.flatMap((prop) =>
    prop.required && !isHandler(prop, types) ? (readRender(prop, types) ?? []) : [],
  );
  const attempts = listAttempts(doc, types, renders);
  if (attempts === null) return null;
  const content = readContent(doc, types);
  const within = content === null ? null : listAttempts(doc, types, [...renders, content]);
  return [
    ...(renders.length === 0
      ? attempts
      : variantsOf(renders).flatMap((variant) =>
          attempts.map((one) => ({ ...one, renders: variant })),
        )),
    ...(within ?? []).map((one) => ({ ...one, renders: [...renders, content!] })),
  ];
}

/** Content that may be left out, and is nothing without what its function is given. */
function readContent({ name, props }: ComponentDoc, types: ComponentDoc['types']): Render | null {
  const content = props.find((prop) => prop.name === 'children' && !prop.required);
  const render = content ? readRender(content, types) : null;
  return render?.getters ? { ...render, value: plainName(name) } : null;
}

/** What type parameters may stand for. */
function openTypes({ props, generics }: ComponentDoc): ComponentDoc['types'] {
  const read = fieldsRead(props);
  const isShown = (parameter: string) =>
    props.some(({ required, type }) => required && isCalledWith(parameter).test(type));
  return generics.map(({ name, constraint }) => {
    const shown = isShown(name) ? (constraint === null ? 'string' : '{ label: string }') : null;
    const parts = [constraint, read ?? shown].filter(Boolean);
    return {
      name,
      definition: `type ${name} = ${parts.join(' & ') || 'unknown'}`,
      description: '',
    };
  });
}

const isCalledWith = (parameter: string) => new RegExp(`: ${parameter}\\b.*\\) =>`);

/** With its title as content, in a prop, nowhere, or only read aloud; `null` when it wants more than simple values. */
function listAttempts(
  { name, props }: ComponentDoc,
  types: ComponentDoc['types'],
  renders: readonly Render[],
): Attempt[] | null {
  const isDrawn = (prop: PropDoc) => renders.some((one) => one.name === prop.name);
  const required = props.filter(
    (prop) =>
      prop.required && prop.name !== 'children' && !isDrawn(prop) && !isHandler(prop, types),
  );
  const values = required.map(
    (prop) => [prop.name, exampleWithin(prop, props) ?? exampleOf(prop, types)] as const,
  );
  if (values.some(([, value]) => value === null)) return null;
  if (OF_OTHER_FILES.test(name) && required.some((prop) => prop.name === 'src')) return null;
  const needed = Object.fromEntries(values) as PropValues;
  // What draws data is as high as it is told: most has no height of its own.
  const takesSize = ['width', 'height'].every((size) => props.some((one) => isSize(one, size)));
  if (takesSize && required.some((one) => DATA.test(one.name))) Object.assign(needed, SIZES);
  const title = plainName(name);
  const takesText = (prop: PropDoc | undefined) =>
    prop !== undefined && (prop.input === 'text' || takesNode(prop));
  const texts = TEXTS.filter((text) => takesText(props.find((prop) => prop.name === text)));
  const takesHint = takesText(props.find((prop) => prop.name === 'placeholder'));
  const hint: PropValues = takesHint ? { placeholder: title } : {};
  const whole = { hasChildren: true, props: needed };
  const content = props.find((prop) => prop.name === 'children');
  const drawn = renders.map((one) => one.name);
  const fitting = (all: Attempt[]) => {
    const fit = all.filter((one) => fitsVariant(props, one, drawn));
    return fit.length > 0 ? fit : null;
  };
  if (content !== undefined && isDrawn(content))
    return fitting([{ hasChildren: false, props: needed }]);
  if (content?.required) {
    // Without any, its playground would lack it.
    const isAny = /^(?:any|unknown)$/.test(content.type);
    return takesText(content) || isAny ? fitting([whole]) : null;
  }
  const refusesText = content !== undefined && !takesText(content) && OTHER.test(content.type);
  // Samples are guesses: an empty list is a value of any such type.
  const lists = Object.entries(needed).filter(([, value]) => Array.isArray(value));
  const emptied = { ...needed, ...Object.fromEntries(lists.map(([prop]) => [prop, []])) };
  const bare = { hasChildren: false, props: needed };
  const more = optionalData(props, types);
  const filled = { hasChildren: false, props: { ...needed, ...more }, isLast: true };
  const isSampled = lists.some(([, value]) => !isEmpty(value));
  return fitting([
    ...(isWithoutContent(name) || refusesText ? [] : [whole]),
    ...texts.map((text) => ({ hasChildren: false, props: { ...needed, [text]: title } })),
    ...(isSampled ? [bare] : []),
    { hasChildren: false, props: { ...needed, 'aria-label': title, ...hint } },
    isSampled ? { hasChildren: false, props: emptied } : bare,
    ...(Object.keys(more).every((prop) => prop in needed) ? [] : [filled]),
  ]);
}

/** What shows files that are no pictures. */
const OF_OTHER_FILES = /audio|video|player|frame|script|embed|pdf|viewer|model|lottie/i;

/** Content that is no text: an element, or a function that makes some. */
const OTHER = /Element\b|=>/;
