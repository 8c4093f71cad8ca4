/**
 * Kinds of components that most libraries have, by the names that they usually go by; those first that a reader
 * recognises at once.
 */
const KINDS: RegExp[] = [
  /^(?:Push|Basic|Action)?(?:Button|Btn)$/,
  /^(?:Inline)?(?:Alert|Callout|Message|MessageBar|Banner|Notice|Note)$/,
  /^(?:Text|Search|Number)?(?:Input|Field|Area)$|^InputText$/i,
  /^(?:Badge|Tag|Chip|Pill|Lozenge|Kbd|Code)$/,
  /^(?:Checkbox|Switch|Toggle|ToggleButton|ToggleSwitch|InputSwitch|Radio)$/i,
  /^(?:Slider|Range|Rating|Rate|Progress|ProgressBar|LinearProgress|Meter|Spinner|Loader|Spin)$/,
  /^(?:Card|Paper|Panel)$/,
  /^(?:Avatar|Persona)$/,
  /^(?:Link|Anchor|Heading|Title|Text|Typography|Label|Blockquote)$/,
];

/** Those that arrange others: alone they show nothing of their own. */
const ARRANGING =
  /^(?:Box|Flex|Stack|[HV]Stack|Grid|Row|Col|Column|Group|Container|Center|Space|Spacer|Section|Form|Table|List|Layout|Wrap|AspectRatio|ScrollArea|Main|Fragment)(?:Item|Root)?$|Menubar|Toolbar|Group$/;

/** Those that show nothing: they only give, move or hide what is within them. */
const UNSEEN =
  /Provider$|^(?:Theme|Portal|Hidden|Visually?Hidden\w*|Sr-?Only|ScreenReader\w*|AssistiveText|A11yText|Skip(?:To|Link|Nav)\w*|Focus(?:Trap|Scope|Lock)|GlobalStyles?)$/i;

const ENTRY = KINDS[2]!;
const MEASURE = KINDS[5]!;
const CHOICE = /^(?:Checkbox|Switch|ToggleSwitch|InputSwitch|Radio|Avatar|Persona)$/i;

/** Whether text within it is no use of it: fields, measures, and choices that are made of parts. */
export function isWithoutContent(name: string): boolean {
  const plain = plainName(name);
  return ENTRY.test(plain) || MEASURE.test(plain) || (name !== plain && CHOICE.test(plain));
}

/** Number of the kind of a component, from 0; `null` for any other. Parts are of the kind of their whole. */
export function kindOf(name: string): number | null {
  const index = KINDS.findIndex((kind) => kind.test(plainName(name)));
  return index === -1 ? null : index;
}

/** Whether it is there to hold other components. */
export const isArranging = (name: string) => ARRANGING.test(plainName(name));

/** Whether nobody would see it on a page. */
export const isUnseen = (name: string) => UNSEEN.test(plainName(name));

/** `Switch.Root` is a switch. */
export const plainName = (name: string) => name.replace(/\.Root$/, '').replaceAll('.', '');
