/** Truths read by hand in the declarations of the installed library. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { literals, makeClass, pageOf } from '../fixtures/docs.ts';
import { tempDir } from '../fixtures/install.ts';
import { controlShape } from '../../playground/controls.ts';
import { extractPackage } from '../extract-package.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';
import { apiPage } from './page.ts';
import { sectionsToHtml } from './print-html.ts';

const root = path.resolve(import.meta.dirname, '../../../../../../flagship');

/** The components that version 9.5.0 exports, providers aside. */
const COMPONENTS =
  'Accordion AccordionActions AccordionDetails AccordionSummary Alert AlertTitle AppBar Autocomplete Avatar AvatarGroup Backdrop Badge BottomNavigation BottomNavigationAction Box Breadcrumbs Button ButtonBase ButtonGroup Card CardActionArea CardActions CardContent CardHeader CardMedia Checkbox Chip CircularProgress ClickAwayListener Collapse Container CssBaseline Dialog DialogActions DialogContent DialogContentText DialogTitle Divider Drawer Fab Fade FilledInput FormControl FormControlLabel FormGroup FormHelperText FormLabel GlobalStyles Grid Grow Icon IconButton ImageList ImageListItem ImageListItemBar InitColorSchemeScript Input InputAdornment InputBase InputLabel LinearProgress Link List ListItem ListItemAvatar ListItemButton ListItemIcon ListItemSecondaryAction ListItemText ListSubheader Menu MenuItem MenuList MobileStepper Modal NativeSelect NoSsr OutlinedInput Pagination PaginationItem Paper Popover Popper Portal Radio RadioGroup Rating ScopedCssBaseline Select Skeleton Slide Slider Snackbar SnackbarContent SpeedDial SpeedDialAction SpeedDialIcon Stack Step StepButton StepConnector StepContent StepIcon StepLabel Stepper SvgIcon SwipeableDrawer Switch Tab TabScrollButton Table TableBody TableCell TableContainer TableFooter TableHead TablePagination TablePaginationActions TableRow TableSortLabel Tabs TextField TextareaAutosize ToggleButton ToggleButtonGroup Toolbar Tooltip Typography Unstable_TrapFocus Zoom'.split(
    ' ',
  );

let docs: ComponentDoc[];
beforeAll(async () => {
  ({ docs } = await extractPackage({ root, package: '@mui/material', cacheDir: tempDir() }));
}, 60_000);

const find = (name: string) => docs.find((doc) => doc.name === name)!;
const prop = (component: string, name: string) =>
  find(component).props.find((one) => one.name === name)!;
const own = (component: string) =>
  find(component)
    .props.filter(({ inherited }) => !inherited)
    .map(({ name }) => name);
const from = (component: string, origin: string) =>
  find(component)
    .props.filter((one) => one.from === origin)
    .map(({ name }) => name);
const required = (component: string) =>
  find(component)
    .props.filter((one) => one.required)
    .map(({ name }) => name);

test('documents all 130 components, and besides them only providers', () => {
  const names = docs.filter(({ kind }) => kind === 'component').map(({ name }) => name);
  expect(COMPONENTS).toHaveLength(130);
  expect(COMPONENTS.filter((name) => !names.includes(name))).toEqual([]);
  expect(names.filter((name) => !COMPONENTS.includes(name))).toEqual([
    'CssVarsProvider',
    // Exported by paths of their own alone.
    'DefaultPropsProvider',
    'PigmentContainer',
    'PigmentGrid',
    'PigmentStack',
    // The provider of a context.
    'SelectFocusSourceProvider',
    'StyledEngineProvider',
    'ThemeProvider',
  ]);
});

test('resolves everything, and no list of props is empty', () => {
  expect(docs.filter(({ unresolved }) => unresolved.length > 0)).toEqual([]);
  const components = docs.filter(({ kind }) => kind === 'component');
  expect(components.filter(({ props }) => props.length === 0)).toEqual([]);
});

test.each([
  ['hook', 'useMediaQuery', '@mui/material/useMediaQuery', 'useMediaQuery'],
  ['hook', 'useTheme', '@mui/material/styles', '{ useTheme }'],
  ['function', 'createTheme', '@mui/material/styles', '{ createTheme }'],
  ['function', 'styled', '@mui/material/styles', '{ styled }'],
  ['function', 'alpha', '@mui/material/styles', '{ alpha }'],
])('the %s %s is documented, with its imports', (kind, name, specifier, clause) => {
  expect(find(name)).toMatchObject({
    kind,
    imports: [
      { specifier: '@mui/material', clause: `{ ${name} }` },
      { specifier, clause },
    ],
  });
  expect(find(name).signatures.length).toBeGreaterThan(0);
});

test('a hook: options with defaults, a type parameter, a result', () => {
  const [signature] = find('useMediaQuery').signatures;
  expect(signature).toMatchObject({ returns: { type: 'boolean' } });
  expect(signature!.parameters.map(({ name, required }) => [name, required])).toEqual([
    ['queryInput', true],
    ['options', false],
  ]);
  expect(
    signature!.parameters[1]!.members.map(({ name, default: value }) => [name, value]),
  ).toEqual([
    ['defaultMatches', 'false'],
    ['matchMedia', null],
    ['noSsr', 'false'],
    ['ssrMatchMedia', 'null'],
  ]);
  expect(find('styled').signatures).toHaveLength(6);
  // The type of the constant names the theme that its parameter stands for.
  expect(find('styled').signatures[0]!.returns.type).toMatch(/, Theme>$/);
});

test('names each import that works', () => {
  expect(find('Button').imports).toEqual([
    { specifier: '@mui/material', clause: '{ Button }' },
    { specifier: '@mui/material/Button', clause: 'Button' },
  ]);
  const require = createRequire(path.join(root, 'package.json'));
  for (const { name, imports } of docs) {
    for (const { specifier } of imports) {
      expect(() => require.resolve(specifier), name).not.toThrow();
    }
  }
});

test('Button: extends ButtonBase through an overload with href', () => {
  const { themeName, inherits, polymorphic, rootElement, file, generics } = find('Button');
  expect({ themeName, inherits, polymorphic, rootElement, file, generics }).toEqual({
    themeName: 'MuiButton',
    inherits: { name: 'ButtonBase', url: null },
    polymorphic: true,
    rootElement: 'button',
    file: 'Button/Button.d.ts',
    generics: [],
  });
  expect(own('Button')).toEqual(
    'children classes color disabled disableElevation disableFocusRipple endIcon fullWidth href loading loadingIndicator loadingPosition size startIcon sx variant component'.split(
      ' ',
    ),
  );
  expect(from('Button', 'ButtonBase')).toEqual(
    'action centerRipple disableRipple disableTouchRipple focusRipple focusVisibleClassName LinkComponent nativeButton onFocusVisible tabIndex TouchRippleProps touchRippleRef type'.split(
      ' ',
    ),
  );
  expect(required('Button')).toEqual([]);
  expect(prop('Button', 'color')).toMatchObject({
    type: "OverridableStringUnion<'inherit' | 'primary' | 'secondary' | 'success' | 'error' | 'info' | 'warning', ButtonPropsColorOverrides>",
    values: literals('inherit', 'primary', 'secondary', 'success', 'error', 'info', 'warning'),
    augmentable: 'ButtonPropsColorOverrides',
    default: "'primary'",
  });
  expect(prop('Button', 'loading')).toMatchObject({
    type: 'boolean | null',
    values: [],
    input: 'boolean',
    default: 'null',
  });
  expect(prop('Button', 'loadingPosition').values).toEqual(literals('start', 'end', 'center'));
  expect(prop('Button', 'component')).toMatchObject({ type: 'React.ElementType', required: false });
});

test('says what a type comes down to that names a member of another', () => {
  expect(prop('Checkbox', 'disabled')).toMatchObject({
    type: "SwitchBaseProps['disabled']",
    resolved: 'boolean',
  });
  expect(prop('Checkbox', 'id').resolved).toBe('string');
  expect(prop('Snackbar', 'message').resolved).toMatch(/^(React\.)?ReactNode$/);
  // Nothing is known of it, and what is written out needs no help.
  expect(prop('Checkbox', 'value').resolved).toBeNull();
  expect(prop('Checkbox', 'indeterminate').resolved).toBeNull();
});

test('finds the literals of constants that a union takes the types of', () => {
  expect(prop('Tooltip', 'placement').values.slice(0, 7)).toEqual(
    literals('auto', 'auto-start', 'auto-end', 'top', 'bottom', 'right', 'left'),
  );
});

test('a playground controls each prop of Checkbox and Radio that is worth it', () => {
  const kindOf = (component: string, name: string) =>
    controlShape(prop(component, name), null)?.kind;
  for (const name of ['checked', 'disabled', 'disableRipple', 'indeterminate', 'required'])
    expect(kindOf('Checkbox', name), name).toBe('boolean');
  for (const component of ['Checkbox', 'Radio']) {
    expect(controlShape(prop(component, 'size'), null)).toEqual({
      kind: 'choice',
      values: component === 'Checkbox' ? ['small', 'medium', 'large'] : ['small', 'medium'],
    });
    expect(kindOf(component, 'color')).toBe('choice');
    expect(kindOf(component, 'onChange')).toBeUndefined();
  }
  expect(kindOf('Dialog', 'open')).toBe('boolean');
  expect(kindOf('TextareaAutosize', 'maxRows')).toBe('text');
  expect(kindOf('Grid', 'spacing')).toBeUndefined();
  expect(kindOf('Snackbar', 'message')).toBe('text');
});

test('Dialog: redeclares keys of Modal', () => {
  const { themeName, inherits, polymorphic, rootElement } = find('Dialog');
  expect({ themeName, inherits, polymorphic, rootElement }).toEqual({
    themeName: 'MuiDialog',
    inherits: { name: 'Modal', url: null },
    polymorphic: false,
    rootElement: 'div',
  });
  expect(required('Dialog')).toEqual(['open']);
  expect(prop('Dialog', 'open')).toMatchObject({ type: "ModalProps['open']", inherited: false });
  expect(prop('Dialog', 'maxWidth')).toMatchObject({
    type: 'Breakpoint | false',
    values: literals('xs', 'sm', 'md', 'lg', 'xl', false),
    default: "'sm'",
  });
  expect(prop('Dialog', 'transitionDuration').default).toBe(
    '{\n  enter: theme.transitions.duration.enteringScreen,\n  exit: theme.transitions.duration.leavingScreen,\n}',
  );
  expect(prop('Dialog', 'keepMounted')).toMatchObject({ from: 'Modal', default: 'false' });
  expect(find('Dialog').slots.map(({ name, default: value }) => [name, value])).toEqual([
    ['transition', 'Collapse'],
    ['paper', 'Paper'],
    ['container', null],
    ['backdrop', null],
    ['root', null],
  ]);
  expect(prop('Dialog', 'slots')).toMatchObject({ type: 'Partial<DialogSlots>', from: null });
});

test('TextField: Omit of a conditional union beside a variant of its own', () => {
  const { inherits, generics, polymorphic } = find('TextField');
  expect(inherits).toEqual({ name: 'FormControl', url: null });
  expect(polymorphic).toBe(false);
  expect(generics).toEqual([{ name: 'Variant', constraint: 'TextFieldVariants', default: null }]);
  expect(prop('TextField', 'variant')).toMatchObject({
    values: literals('outlined', 'standard', 'filled'),
    default: "'outlined'",
    required: false,
  });
  expect(from('TextField', 'FormControl')).toEqual([
    'focused',
    'hiddenLabel',
    'margin',
    'component',
  ]);
  expect(own('TextField')).toEqual(
    expect.arrayContaining(['autoComplete', 'select', 'value', 'onChange']),
  );
  expect(own('TextField')).not.toContain('children');
  expect(find('TextField').slots.map(({ name }) => name)).toEqual([
    'root',
    'input',
    'inputLabel',
    'htmlInput',
    'formHelperText',
    'select',
  ]);
});

test('Autocomplete: generic overloads, props of the hook are its own', () => {
  expect(find('Autocomplete').generics.map(({ name, default: value }) => [name, value])).toEqual([
    ['Value', null],
    ['Multiple', 'false'],
    ['DisableClearable', 'false'],
    ['FreeSolo', 'false'],
    ['ChipComponent', "ChipTypeMap['defaultComponent']"],
    ['MappedValue', 'AutocompleteMappedValue<FreeSolo>'],
  ]);
  expect(required('Autocomplete').sort()).toEqual(['options', 'renderInput']);
  expect(prop('Autocomplete', 'options')).toMatchObject({
    type: 'ReadonlyArray<Value>',
    inherited: false,
  });
  expect(prop('Autocomplete', 'freeSolo').description).toContain('free solo');
  expect(prop('Autocomplete', 'forcePopupIcon').values).toEqual(literals(true, false, 'auto'));
  expect(find('Autocomplete').slots).toHaveLength(8);
  expect(find('Autocomplete').polymorphic).toBe(false);
});

test('Slider: an intersection of four overridable components', () => {
  expect(find('Slider')).toMatchObject({
    polymorphic: true,
    rootElement: 'span',
    inherits: null,
    themeName: 'MuiSlider',
  });
  expect(prop('Slider', 'scale').default).toBe('function Identity(x) {\n  return x;\n}');
  expect(prop('Slider', 'track').values).toEqual(literals('normal', false, 'inverted'));
  expect(prop('Slider', 'value').type).toBe('number | readonly number[]');
  expect(prop('Slider', 'aria-label')).toMatchObject({ type: 'string', inherited: false });
  expect(own('Slider')).not.toContain('className');
  expect(find('Slider').slots).toHaveLength(8);
  expect(find('Slider').props.every(({ inherited }) => !inherited)).toBe(true);
});

test('Tabs and Table: plain overridable components', () => {
  expect(find('Tabs')).toMatchObject({ polymorphic: true, rootElement: 'div', inherits: null });
  expect(prop('Tabs', 'scrollButtons').values).toEqual(literals('auto', true, false));
  expect(prop('Tabs', 'textColor').values).toEqual(literals('secondary', 'primary', 'inherit'));
  expect(prop('Tabs', 'value').type).toBe('any');
  expect(find('Tabs').slots.at(-1)).toMatchObject({
    name: 'endScrollButtonIcon',
    default: 'KeyboardArrowRight',
  });
  expect(find('Table')).toMatchObject({ polymorphic: true, rootElement: 'table', slots: [] });
  expect(own('Table')).toEqual([
    'children',
    'classes',
    'padding',
    'size',
    'stickyHeader',
    'sx',
    'component',
  ]);
  expect(find('Table').classes).toEqual([
    makeClass({
      name: 'root',
      className: 'MuiTable-root',
      description: 'Styles applied to the root element.',
    }),
    makeClass({
      name: 'stickyHeader',
      className: 'MuiTable-stickyHeader',
      description: 'Styles applied to the root element if `stickyHeader={true}`.',
    }),
  ]);
});

test('Select: a union of intersections', () => {
  expect(find('Select')).toMatchObject({
    inherits: { name: 'OutlinedInput', url: null },
    generics: [{ name: 'Value', constraint: null, default: 'unknown' }],
  });
  expect(prop('Select', 'variant')).toMatchObject({
    type: 'SelectVariants',
    values: literals('outlined', 'standard', 'filled'),
    required: false,
  });
  expect(prop('Select', 'startAdornment')).toMatchObject({ from: 'InputBase' });
  expect(prop('Select', 'notched')).toMatchObject({ from: 'OutlinedInput' });
});

test('Stepper and Drawer: what they build on is told by their props alone', () => {
  expect(find('Stepper')).toMatchObject({
    inherits: { name: 'Paper', url: null },
    rootElement: 'div',
  });
  expect(from('Stepper', 'Paper')).toEqual(['elevation', 'square', 'variant']);
  expect(prop('Stepper', 'orientation')).toMatchObject({
    type: 'Orientation',
    values: literals('horizontal', 'vertical'),
  });
  expect(find('Drawer')).toMatchObject({
    inherits: { name: 'Modal', url: null },
    polymorphic: false,
  });
  expect(own('Drawer')).toEqual(
    'anchor children classes elevation ModalProps onClose open sx transitionDuration variant slots slotProps'.split(
      ' ',
    ),
  );
  expect(required('Drawer')).toEqual([]);
  expect(prop('Drawer', 'slotProps').type).toMatch(/^\{ root\?: SlotProps<…>; backdrop\?: /);
});

test('a union of a function and a class is a component', () => {
  expect(required('SwipeableDrawer')).toEqual(['onClose', 'onOpen']);
  expect(prop('SwipeableDrawer', 'onClose').type).toBe(
    '(event: React.SyntheticEvent<{}> | Event) => void',
  );
  expect(find('SwipeableDrawer').inherits).toEqual({ name: 'Drawer', url: null });
});

test('a base outside the package is one, too', () => {
  expect(from('Fade', 'Transition')).toEqual(
    expect.arrayContaining(['mountOnEnter', 'unmountOnExit']),
  );
  expect(own('Fade')).not.toContain('mountOnEnter');
});

test('a long literal type is outlined', () => {
  expect(prop('Select', 'slotProps').type).toBe('{ root?: …; input?: … }');
});

test('links out of the site stay links, and lead to the library’s', () => {
  expect(find('Fade').inherits).toEqual({
    name: 'Transition',
    url: 'https://reactcommunity.org/react-transition-group/transition/#Transition-props',
  });
  expect(find('Dialog').slots[0]!.description).toContain(
    '(https://mui.com/material-ui/transitions/#transition-slots)',
  );
  expect(JSON.stringify(docs)).not.toMatch(/\]\(\//);
});

test('descriptions leave out lists of links to the library’s own site', () => {
  expect(find('Dialog').description).toBe(
    'Dialogs are overlaid modal paper based components with a backdrop.',
  );
  expect(find('Button').description).toBe('');
});

test('comments are inherited where a prop is declared again without one', () => {
  expect(prop('Checkbox', 'tabIndex')).toMatchObject({ from: null, default: '0', description: '' });
});

describe('against the classes the library generates at run time', () => {
  test('every class is the one in the document', () => {
    const require = createRequire(path.join(root, 'package.json'));
    const library = path.dirname(require.resolve('@mui/material/package.json'));
    const wrong = docs.flatMap(({ name, classes }) => {
      const file = path.join(library, name, `${name[0]!.toLowerCase()}${name.slice(1)}Classes.js`);
      let real: Record<string, string>;
      try {
        readFileSync(file);
        real = (require(file) as { default: Record<string, string> }).default;
      } catch {
        return [];
      }
      return classes
        .filter((one) => real[one.name] !== one.className)
        .map((one) => `${name}.${one.name}: ${one.className}, really ${real[one.name]}`);
    });
    expect(docs.flatMap(({ classes }) => classes).length).toBeGreaterThan(800);
    expect(wrong).toEqual([]);
  });
});

test('every page is small, and each of its fragments leads somewhere', () => {
  const paths = new Map(docs.map(({ name }) => [name, `/api/${name}`]));
  for (const doc of docs) {
    const page = apiPage(pageOf(doc), {
      pathname: paths.get(doc.name)!,
      componentPath: (name) => paths.get(name) ?? null,
      demoPages: [],
    });
    const sections = page.blocks.flatMap((block) => (block.kind === 'api' ? block.sections : []));
    const html = sectionsToHtml(sections);
    const own = sectionsToHtml(sections.filter(({ hash }) => hash !== 'types'));
    expect(own.length, doc.name).toBeLessThan(40_000);
    // What is short enough as it is need not be compressed: that is most of this test's time.
    if (html.length >= 11_000)
      expect(brotliCompressSync(html).length, doc.name).toBeLessThan(11_000);
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const fragments = [...html.matchAll(/href="#([^"]+)"/g)].map(([, fragment]) => fragment);
    expect(
      fragments.filter((one) => !ids.has(one)),
      doc.name,
    ).toEqual([]);
    const internal = page.links.filter(({ href }) => href.startsWith('/'));
    expect(internal.filter(({ href }) => ![...paths.values()].includes(href))).toEqual([]);
  }
}, 60_000);
