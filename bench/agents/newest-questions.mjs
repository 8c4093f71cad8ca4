// Forty more, of the same kinds, written when whole kinds of the fresh ones had been mended and before any was asked.
import { entryImport, fallback, line, prop } from './answers.mjs';

export const NEWEST = [
  // Props.
  ['start a Checkbox checked', prop('defaultChecked')],
  ['limit a Slider to whole tens', prop('step')],
  ['Dialog as wide as its maximum width', prop('fullWidth')],
  ['open an Autocomplete when it gets the focus', prop('openOnFocus')],
  ['keep the Autocomplete popup open after a choice', prop('disableCloseOnSelect')],
  ['highlight the first option of Autocomplete', prop('autoHighlight')],
  ['Alert without an icon', prop('icon')],
  ['Stack with dividers between its items', prop('divider')],
  ['size of an Icon button', /size[^\n]*'large'/],
  ['tint of a Chip', prop('color')],
  ['how many lines may a TextField grow to', prop('maxRows')],
  ['Tabs that announce a change', prop('onChange')],
  ['let a Drawer stay in the page instead of covering it', /variant[^\n]*'persistent'/],
  ['Button inside a group has no shadow', prop('disableElevation')],
  ['current step of Stepper', prop('activeStep')],
  // Defaults.
  ['default variant of Paper', fallback('variant', "'elevation'")],
  ['default color of Badge', fallback('color', "'default'")],
  ['default shape of Pagination', fallback('shape', "'circular'")],
  ['default leaveDelay of Tooltip', fallback('leaveDelay', '0')],
  ['default size of TextField', fallback('size', "'medium'")],
  ['default minimum of a Slider', fallback('min', '0')],
  // Import paths.
  ['import of Tooltip', entryImport('Tooltip')],
  ['where do I import useTheme from', /useTheme[^\n]*from '@mui\/material/],
  ['import statement for LinearProgress', entryImport('LinearProgress')],
  // Migrations.
  ['disableBackdropClick was removed from Dialog', /backdropClick/],
  ['createMuiTheme is now called', /\bcreateTheme\b/],
  ['withStyles in new versions', /\bstyled\b|\bsx\b/],
  ['TransitionComponent of Snackbar: what replaced it', /slots/],
  ['justify prop of Grid', /justifyContent/],
  // Class names.
  ['class name of the thumb of a Slider', line('MuiSlider-thumb')],
  ['class of a checked Checkbox', line('Mui-checked')],
  ['class of the title of AlertTitle', line('MuiAlertTitle-root')],
  // Hooks.
  ['hook that tells whether the screen is small', /\buseMediaQuery\b/],
  ['hook behind Autocomplete', /\buseAutocomplete\b/],
  // Theming.
  ['set the font family in the theme', /fontFamily/],
  ['change styles of all Chips in the theme', line('MuiChip')],
  ['dark palette', /mode: 'dark'|colorSchemes/],
  // Accessibility.
  ['label a Rating for screen readers', prop('getLabelText')],
  ['aria-label of the close button of an Autocomplete popup', prop('closeText')],
  // Versions.
  ['which Node.js version is needed', /Node\.js[^\n]*\d\d/],
];
