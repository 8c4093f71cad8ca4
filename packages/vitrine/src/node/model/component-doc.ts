/**
 * The API of a package as data: what `vitrine api --json` prints and API pages are made of.
 * Plain data; imports nothing but types.
 */
import type { NamedDoc, SignatureDoc, TypeDoc } from './signature-doc.ts';

/** What an export is: `type` is a type of its own, or one whose props many components share. */
export type DocKind = 'component' | 'hook' | 'function' | 'constant' | 'type';

/** Of `unresolved`: how the reason begins where nothing is known of what an export is. */
export const UNREAD = 'what it is could not be read: ';

/** Of `unresolved`: what is said where authors let props be anything. Nothing is missing that could be installed. */
export const TAKES_ANYTHING =
  'props have the type "any", so there may be others than those that are listed';

/** Of `unresolved`: how the reason begins where JavaScript hands props on that neither types nor its code name. */
export const PASSES_ON =
  'its code passes on props that it does not name, so there may be others than those that are listed';

/** Of `unresolved`: what every component of a package says where nothing of React is known. */
export const NO_REACT_TYPES =
  'React’s types (@types/react) are not installed, so nothing that builds on them is listed';

/** One export of a package, above all a component; other kinds leave empty what only components have. */
export interface ComponentDoc {
  kind: DocKind;
  /** Name in JSX: exported (`Button`), or a part's after what it belongs to (`Dialog.Root`). */
  name: string;
  /** Other names under which the package exports the same component, e.g. `DialogRoot`. */
  aliases: string[];
  /** Package the import lines name, e.g. `@acme/dials`. */
  package: string;
  /** Imports that work, the one of the package's entry first; see `printImport`. */
  imports: ImportDoc[];
  /** Doc comment of the component or of its props type, Markdown; may be empty. */
  description: string;
  /** Version given by `@since`, or `null`. */
  since: string | null;
  /** Reason given by `@deprecated` (may be empty), or `null`. */
  deprecated: string | null;
  /** Version that deprecated it, or `null`. */
  deprecatedSince: string | null;
  /** Texts of `@example`, Markdown or code. */
  examples: string[];
  /** Texts of `@see`, Markdown. */
  see: string[];
  /** Texts of `@throws`, Markdown. */
  throws: string[];
  /**
   * Ways to call a hook or a function, or to make an object of a class, then those to call functions that it, its objects or
   * a component has: `toast.error(…)`, `client.close()` of `Client`.
   */
  signatures: SignatureDoc[];
  /** Declared type of a constant, or definition of a type; `null` for other kinds. */
  definition: string | null;
  /** Types that are named here and declared by the library, in the order of their mention. */
  types: TypeDoc[];
  /** Own, shared and inherited props, own ones first, each in authored order. */
  props: PropDoc[];
  /** Types whose props it takes besides; those of more than 100 props are listed with the type alone. */
  groups: string[];
  /** Names of props that it takes and its authors do not want documented (`@ignore`). */
  hidden: string[];
  slots: SlotDoc[];
  classes: ClassDoc[];
  /** Attributes that tell its state to style sheets, e.g. `data-open`. */
  dataAttributes: NamedDoc[];
  cssVariables: NamedDoc[];
  /** Parts for `::part()`. */
  cssParts: NamedDoc[];
  /** Key under `theme.components`, e.g. `MuiButton`, or `null`. */
  themeName: string | null;
  /** How a theme sets it, or `null` where none does or the types do not tell. */
  theme: ThemeDoc | null;
  /** Component or interface that the component builds on, or `null`. */
  inherits: InheritsDoc | null;
  /** A `component` (or `as`) prop changes the root element. */
  polymorphic: boolean;
  /** Root element or component by default, e.g. `button`, or `null` when unknown. */
  rootElement: string | null;
  /** Attributes and events of the root are accepted, also where it is not known which element that is. */
  takesAttributes: boolean;
  /** Type of what a `ref` gets, e.g. `HTMLButtonElement`, or `null` when it takes none or the types do not tell. */
  ref: string | null;
  generics: GenericDoc[];
  /** What importing it costs; `null` where that was not asked for. */
  cost: CostDoc | null;
  /** Package that declares the component: another one for what `package` only passes on. */
  declaredIn: { package: string; version: string };
  /** File of the component's declaration, relative to the root of that package, e.g. `Button/Button.d.ts`. */
  file: string;
  /** Gaps in the types, in words a maintainer can act on. Shown on the page and reported by `check`. */
  unresolved: string[];
  /** Props whose comment gives another default than the code. Reported by `check`. */
  disagreements: DisagreementDoc[];
}

/** Where what makes a theme takes settings of a component. */
export interface ThemeDoc {
  /** Import of the function that makes themes. */
  maker: ImportDoc;
  /** Keys that lead to default props in its first argument, e.g. `['components', 'MuiButton', 'defaultProps']`, or `null`. */
  props: string[] | null;
  /** Keys that lead to styles by class, or `null`. */
  styles: string[] | null;
}

/** A prop's default, twice. */
export interface DisagreementDoc {
  prop: string;
  /** What the comment says, and what is shown. */
  tag: string;
  code: string;
}

/** Bytes that importing something adds to a bundle, peers of its package left out. */
export interface CostDoc extends Bytes {
  /** The part of it that most components of the package need: it is paid once. */
  shared: Bytes;
}

export interface Bytes {
  minified: number;
  /** Minified and compressed. */
  brotli: number;
}

/** An import statement, taken apart. */
export interface ImportDoc {
  /** E.g. `@acme/dials`. */
  specifier: string;
  /** The names it brings: `{ Button }` or `Button`. */
  clause: string;
}

export interface PropDoc {
  name: string;
  /** Type as authored. */
  type: string;
  /** What `type` comes down to where it only names a member of another, `boolean` for `BaseProps['open']`, or values that take any text besides. */
  resolved: string | null;
  /** Literal values in authored order; empty when there are none. */
  values: LiteralDoc[];
  /** Kind of a form field that can set any value of the type; `null` when none can. */
  input: 'text' | 'number' | 'boolean' | null;
  /** Interface by which module augmentation adds values, e.g. `ButtonPropsColorOverrides`, or `null`. */
  augmentable: string | null;
  required: boolean;
  /** Where it is required although it is optional elsewhere: `variant="line"`. */
  requiredIn: string[];
  /** Where alone it is taken: `variant="line"`. Missing where all variants take it, or nothing tells which do. */
  onlyIn?: string[];
  /** Default value as text, or `null`. */
  default: string | null;
  /** What says so: a tag of its comment, or the code that the package ships; `null` without a default. */
  defaultFrom: 'tag' | 'code' | null;
  /** Markdown; may be empty. */
  description: string;
  /** Version given by `@since`, or `null`. */
  since: string | null;
  /** Reason given by `@deprecated` (may be empty), or `null`. */
  deprecated: string | null;
  /** Version that deprecated it, or `null`. */
  deprecatedSince: string | null;
  /** Texts of `@example`, Markdown or code. */
  examples: string[];
  /** `true` when the prop belongs to something the component builds on. */
  inherited: boolean;
  /** Component or interface that declares an inherited prop, e.g. `ButtonBase`; `null` for an own prop. */
  from: string | null;
  /** Type that many components share and that declares the prop, e.g. `StyleProps`; `null` for any other. */
  group: string | null;
}

/** A literal that a prop takes. */
export interface LiteralDoc {
  /** TypeScript text: `'small'`, `true`, `1`. */
  text: string;
  value: string | number | boolean;
}

export interface SlotDoc {
  name: string;
  description: string;
  /** Default element or component, or `null`. */
  default: string | null;
  /** Version given by `@since`, or `null`. */
  since: string | null;
  /** Reason given by `@deprecated` (may be empty), or `null`. */
  deprecated: string | null;
  /** Version that deprecated it, or `null`. */
  deprecatedSince: string | null;
}

export interface ClassDoc {
  /** Key of the `classes` prop, e.g. `root`. */
  name: string;
  /** Class in the document, e.g. `MuiButton-root`; empty when the types do not tell. */
  className: string;
  description: string;
  /** Version given by `@since`, or `null`. */
  since: string | null;
  /** Reason given by `@deprecated` (may be empty), or `null`. */
  deprecated: string | null;
  /** Version that deprecated it, or `null`. */
  deprecatedSince: string | null;
}

export interface InheritsDoc {
  /** E.g. `ButtonBase`. */
  name: string;
  /** Address given by the source, or `null` when the component is documented on this site. */
  url: string | null;
}

export interface GenericDoc {
  name: string;
  constraint: string | null;
  default: string | null;
}

/** Ways to call a function itself, without those of functions that it has: `toast.error(…)`. */
export function ownSignatures({
  name,
  signatures,
}: Pick<ComponentDoc, 'name' | 'signatures'>): SignatureDoc[] {
  return signatures.filter(({ text }) => memberIn(name, text) === '');
}

/** Tells classes from other constants. */
export const isClass = ({ definition }: Pick<ComponentDoc, 'definition'>): boolean =>
  definition?.startsWith('class ') === true;

/** What code calls an object of a class: `queryClient` of `QueryClient`. */
export const objectName = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** `error` of `message.error(text)`, or of what an object of the class can do; empty for any other text. */
function memberIn(name: string, text: string): string {
  const owner = [name, objectName(name)].find((one) => text.startsWith(`${one}.`));
  return owner === undefined ? '' : text.slice(owner.length + 1).split(/[<(]/, 1)[0]!;
}

/** Names of the functions that belong to an export, `error` of `message.error(text)`, each with the first way to call it. */
export function memberFunctions({
  name,
  signatures,
}: Pick<ComponentDoc, 'name' | 'signatures'>): Map<string, SignatureDoc> {
  const found = new Map<string, SignatureDoc>();
  for (const signature of signatures) {
    const member = memberIn(name, signature.text);
    if (member !== '' && !found.has(member)) found.set(member, signature);
  }
  return found;
}

/** Props by which libraries let a user replace the root element. */
export const ROOT_PROPS: readonly string[] = ['component', 'as', 'tag', 'is'];

/** The fields that an export has of which nothing is known but what it is. */
export function blankFields(): Omit<
  ComponentDoc,
  'kind' | 'name' | 'package' | 'imports' | 'declaredIn' | 'file'
> {
  return {
    aliases: [],
    description: '',
    since: null,
    deprecated: null,
    deprecatedSince: null,
    examples: [],
    see: [],
    throws: [],
    signatures: [],
    definition: null,
    types: [],
    props: [],
    groups: [],
    hidden: [],
    slots: [],
    classes: [],
    dataAttributes: [],
    cssVariables: [],
    cssParts: [],
    themeName: null,
    theme: null,
    inherits: null,
    polymorphic: false,
    rootElement: null,
    takesAttributes: false,
    ref: null,
    generics: [],
    cost: null,
    unresolved: [],
    disagreements: [],
  };
}

/** The fields that a prop has of which nothing is known. */
export function blankProp(): Omit<PropDoc, 'name' | 'type'> {
  return {
    resolved: null,
    values: [],
    input: null,
    augmentable: null,
    required: false,
    requiredIn: [],
    default: null,
    defaultFrom: null,
    description: '',
    since: null,
    deprecated: null,
    deprecatedSince: null,
    examples: [],
    inherited: false,
    from: null,
    group: null,
  };
}

/** The component of a name, its own or another one of its names. */
export function findByName<Doc extends Pick<ComponentDoc, 'name' | 'aliases'>>(
  docs: readonly Doc[],
  name: string,
): Doc | undefined {
  return (
    docs.find((doc) => doc.name === name) ?? docs.find(({ aliases }) => aliases.includes(name))
  );
}

/** Writes an import as a statement. */
export function printImport({ clause, specifier }: ImportDoc): string {
  return `import ${clause} from '${specifier}';`;
}

/**
 * A specifier by another name of its package: readers write the package's own, and a site has it under another one where it
 * is installed under an alias (`npm:`).
 */
export function renameSpecifier(specifier: string, name: string): string {
  return specifier.replace(/^(?:@[^/]+\/)?[^/]+/, () => name);
}

/** What an import brings, as its module calls it: `Dial` of `{ Dial as Knob }`, `default`, or `*`. */
export function importedName(clause: string): string {
  if (clause.startsWith('*')) return '*';
  return /^\{ (\S+)(?: as \S+)? \}$/.exec(clause)?.[1] ?? 'default';
}

/** A wrapper such as `Union<'a' | 'b', Hook>` says no more than its values and its hook. */
export function isWrapper({ type, augmentable }: Pick<PropDoc, 'type' | 'augmentable'>): boolean {
  return augmentable !== null && new RegExp(`^\\w+<[^>]*, ${augmentable}>$`).test(type);
}

/** `false` of an icon that is a node or false: the least of what such a name stands for. */
export const isLoneBoolean = (values: readonly LiteralDoc[]) =>
  values.length === 1 && typeof values[0]!.value === 'boolean';
