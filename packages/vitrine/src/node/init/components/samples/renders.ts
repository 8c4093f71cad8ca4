/** Functions that a component requires and that return what it shows: `renderItem`, `getLabel`. */
import type { PropDoc } from '../../../model/component-doc.ts';
import type { TypeDoc } from '../../../model/signature-doc.ts';
import type { TriedRender } from '../../../probe/trial/trial.ts';
import { capitalize } from '../../../base/text.ts';
import { functionsOf, NOTHING } from './function-type.ts';
import { placesIn, type Given, type Place } from './render-arguments.ts';
import { declarationIn, parseType } from './sample-value.ts';
import { membersOfObject } from './type-members.ts';
import { namedAs, stripGroups, withoutRest, type TypeNode } from './type-syntax.ts';

/** What a function of a demo returns. */
export interface Render extends TriedRender {
  spread?: Place;
  getters?: { outer: Place; field: Place };
  content?: Place;
  /** Whether its content has to be made a text. */
  isText?: boolean;
}

/** What the function is to return. */
type Wanted = 'node' | 'element' | 'text' | 'boolean';

/** What a required function may return; `null` for what is no such function. */
export function readRender(
  { name, type, resolved }: PropDoc,
  types: readonly TypeDoc[],
): Render | null {
  const node = parseType(`type Render = ${resolved ?? type};`);
  const find = declarationIn({ types });
  const [made] = (node && functionsOf(node, find)) ?? [];
  const wanted = made ? wantedOf(made.returnType?.typeAnnotation) : null;
  if (!made || wanted === null) return null;
  if (wanted === 'boolean') return { name, value: !FALSE.test(name) };
  const getters = wanted === 'text' ? null : gettersIn(made.params![0], find);
  if (getters) return { name, tag: 'div', getters, value: wordOf(name) };
  const given = made.params!.flatMap((param, at) => placesIn(param, at, find));
  const content = given.find(({ use }) => use === 'content')?.place;
  const isText =
    wanted === 'text' && !given.some(({ place, isString }) => place === content && isString);
  if (wanted === 'text') return content ? { name, content, ...(isText && { isText }) } : null;
  const spread = chooseSpread(name, given);
  if (given.some((one) => one.isField && one.place === spread))
    return { name, tag: 'input', spread: spread! };
  if (spread) return { name, ...drawn(name, spread, given) };
  const shown = content ? { content } : { value: wordOf(name) };
  return { name, ...(wanted === 'element' && { tag: 'span' }), ...shown };
}

/** Whether a text can be given as a node: not just a function that returns one, or an object that has one. */
export function takesNode({ type }: Pick<PropDoc, 'type'>): boolean {
  if (!/\bReactNode\b/.test(type)) return false;
  const declared = parseType(`type Node = ${withoutRest(type)};`);
  const node = declared?.typeAnnotation && stripGroups(declared.typeAnnotation);
  const all = node?.type === 'TSUnionType' ? node.types! : [node];
  return all.some((one) => one && /(?:^|\.)ReactNode$/.test(namedAs(stripGroups(one))));
}

/** In other ways: what a key is among, and an element without styles. The first that goes without a complaint is right. */
export function variantsOf(renders: readonly Render[]): (readonly Render[])[] {
  const plain = renders.map(({ style: _style, ...rest }) => rest);
  const isStyled = renders.some(({ style }) => style !== undefined);
  const each = isStyled ? [renders, plain] : [renders];
  const keyed = (all: readonly Render[]) =>
    all.map((one) => (one.spread ? { ...one, isKeyed: true } : one));
  const someKeyed = (all: readonly Render[]) =>
    all.flatMap((one, index) => (one.spread ? [all.with(index, { ...one, isKeyed: true })] : []));
  return each.flatMap((all) => [
    all,
    ...someKeyed(all),
    ...(all.filter(({ spread }) => spread).length > 1 ? [keyed(all)] : []),
  ]);
}

/** `getRootProps` and `getInputProps`. */
function gettersIn(
  param: (TypeNode & { name?: string }) | undefined,
  find: ReturnType<typeof declarationIn>,
): Render['getters'] | null {
  const type = param?.typeAnnotation?.typeAnnotation;
  const members = type ? membersOfObject(type, find) : null;
  const place = (called: RegExp): Place | null => {
    const found = members?.find((one) => called.test(one.name));
    return found?.node && functionsOf(found.node, find)
      ? { at: 0, name: param?.name ?? 'state', member: found.name }
      : null;
  };
  const [outer, field] = [/^get(?:Root|Container|Wrapper)Props$/, /^getInputProps$/].map(place);
  return outer && field ? { outer, field } : null;
}

const FALSE = /^(?:is|has|should|disable)/;

function wantedOf(whole: TypeNode | null | undefined): Wanted | null {
  if (!whole) return null;
  const node = stripGroups(whole);
  if (node.type === 'TSStringKeyword' || node.type === 'TSNumberKeyword') return 'text';
  if (node.type === 'TSBooleanKeyword') return 'boolean';
  if (node.type === 'TSUnionType') {
    const all = node.types!.filter(({ type }) => !NOTHING.test(type)).map(wantedOf);
    const order = ['node', 'element', 'text', 'boolean'] as const;
    return order.find((one) => all.includes(one)) ?? null;
  }
  const name = node.type === 'TSTypeReference' ? namedAs(node) : '';
  if (/(?:^|\.)ReactNode$/.test(name)) return 'node';
  if (/(?:^|\.)Key$/.test(name)) return 'text';
  return /(?:^|\.)(?:ReactElement|Element)$/.test(name) ? 'element' : null;
}

/** `props`, or those that are called after the same as the function: `inputProps` of `renderInput`. */
function chooseSpread(name: string, given: readonly Given[]): Place | undefined {
  const all = given.filter(({ use }) => use === 'spread').map(({ place }) => place);
  const isAlike = ({ member }: Place) =>
    member !== null &&
    name.toLowerCase().endsWith(member.replace(/props$|attributes$/i, '').toLowerCase());
  return all.find(({ member }) => member === 'props') ?? all.find(isAlike) ?? all[0];
}

/** The element that takes the attributes. */
function drawn(name: string, spread: Place, given: readonly Given[]): Omit<Render, 'name'> {
  const [tag] = TAGS.find(([, called]) => called.test(name)) ?? ['div'];
  if (tag === 'input') return { tag, spread };
  const content =
    given.find(({ use }) => use === 'children') ??
    given.find((one) => one.use === 'content' && isOfOption(name));
  const style = TRACK.test(name) ? { height: 4, background: 'silver' } : null;
  if (content) return { tag, spread, ...(style && { style }), content: content.place };
  return tag === 'div'
    ? { tag, spread, style: style ?? HANDLE }
    : { tag, spread, value: wordOf(name) };
}

const TAGS: [tag: string, called: RegExp][] = [
  ['input', /input|field/i],
  ['button', /button|trigger|toggle/i],
  ['a', /link|anchor/i],
];
const TRACK = /track|rail/i;
const HANDLE = { width: 16, height: 16, borderRadius: 8, background: 'currentColor' };

/** Whether it is for one of many, which are told apart by what they show. */
const isOfOption = (name: string) => /option|item|row|cell|label|button|link/i.test(name);

/** What it is for: `Header` of `renderHeader`. */
const wordOf = (name: string) =>
  capitalize(name.replace(/^(?:render|get)(?=[A-Z])|(?:Renderer|Render|Template)$/g, '')) ||
  'Example';
