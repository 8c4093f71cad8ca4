// Forty questions of nine kinds that developers ask about Material UI, written and committed before any was asked and
// before the round of changes that they judge. `bench/README.md` says what they said when they were asked first.
import { entryImport, fallback, line, prop } from './answers.mjs';

export const FRESH = [
  // Props.
  ['mark a TextField as required', prop('required')],
  ['menu of a Select only as wide as its items', prop('autoWidth')],
  ['change the arrow icon of Autocomplete', prop('popupIcon')],
  ['show that the options of Autocomplete are being fetched', prop('loading')],
  ['render Typography as another HTML element', prop('component')],
  ['Button as a link', prop('href')],
  ['picture of a person in a Chip', prop('avatar')],
  ['tell a TableCell in which direction it is sorted', prop('sortDirection')],
  ['unmount the content of an Accordion while it is closed', /unmountOnExit/],
  ['put a currency sign into a text field', /\bInputAdornment\b/],
  ['tooltip on a disabled button', /<span>/],
  ['scroll buttons of Tabs on phones', prop('allowScrollButtonsMobile')],
  ['which corner of a Popover is attached to its anchor', prop('transformOrigin')],
  ['get a ref to the input element of TextField', prop('inputRef')],
  // Defaults.
  ['default autoHideDuration of Snackbar', fallback('autoHideDuration', 'null')],
  ['size of an IconButton by default', fallback('size', "'medium'")],
  ['default count of Pagination', fallback('count', '1')],
  ['how long does Collapse take by default', fallback('timeout', 'duration.standard')],
  ['default enterDelay of Tooltip', fallback('enterDelay', '100')],
  ['are Tabs horizontal by default', fallback('orientation', "'horizontal'")],
  // Import paths.
  ['how to import Snackbar', entryImport('Snackbar')],
  ['where is createTheme imported from', /createTheme[^\n]*from '@mui\/material(?:\/styles)?'/],
  ['import path of styled', /\bstyled\b[^\n]*from '@mui\/material\/styles'/],
  ['import the Delete icon', /from '@mui\/icons-material/],
  // Migrations.
  ['what replaced ExpansionPanel', /\bAccordion\b/],
  ['GridList is gone, what is it called now', /\bImageList\b/],
  ['what to use instead of makeStyles', /\bstyled\b|\bsx\b/],
  ['PaperProps of Dialog are deprecated, what instead', /slotProps/],
  // Class names.
  ['class name of the label of a Chip', line('MuiChip-label')],
  ['CSS class of a disabled Button', line('Mui-disabled')],
  ['class of the border of OutlinedInput', line('MuiOutlinedInput-notchedOutline')],
  // Hooks and functions.
  ['hook to read the theme in a component', /\buseTheme\b/],
  ['hide the app bar when the page is scrolled down', /\buseScrollTrigger\b/],
  ['match only the beginning of options in Autocomplete', /createFilterOptions/],
  // Theming.
  ['change the primary color of the theme', /primary:\s*\{/],
  ['stop buttons from writing their text in capitals', /textTransform/],
  ['rounder corners for all components', /borderRadius/],
  // Accessibility.
  ['name of an icon button for screen readers', /aria-label/],
  ['tell screen readers the value of a Slider with its unit', prop('getAriaValueText')],
  // Versions.
  ['which versions of React does it run with', /React[^\n]*19/],
];
