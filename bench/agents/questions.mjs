// Questions that people and their assistants ask about Material UI, written before any answer was looked up, with the
// prop, value or line that answers each. Answers that the installed version gives otherwise were corrected, no question.

/**
 * A prop with what it is, or as code sets it: its name among others answers nothing. Pages and `llms-full.txt` may say it anywhere, in code
 * for example: what Vitrine is compared to is given the benefit of the doubt.
 */
const prop = (name) => ({
  strict: new RegExp(`(?<![\\w.-])${name}(?:=|\`?(?: \\*?required\\*?)? ?(?::|\\|) ?[^\\n]{8})`),
  loose: new RegExp(`(?<![\\w.-])${name}(?![\\w-])`),
});
/** The default of a prop, in a table or in a sentence. */
const fallback = (name, value) =>
  new RegExp(
    `(?<![\\w.-])${name}(?![\\w-])[^\\n]*(?:\\||default)[ \`:=]*${escape(value)}[ \`]*(?:[|.,;)]|$)`,
    'm',
  );
/** A line of code or text as it is. */
const line = (text) => new RegExp(escape(text).replace(/ /g, '\\s+'));

function escape(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

const entryImport = (name) =>
  new RegExp(
    `import (?:\\{ ${name} \\} from '@mui/material'|${name} from '@mui/material/${name}')`,
  );

export const QUESTIONS = [
  ['which prop makes a button full width', prop('fullWidth')],
  ['default of Dialog maxWidth', fallback('maxWidth', "'sm'")],
  ['how to keep a Snackbar open on click away', line('clickaway')],
  ['what replaced ListItem button', /\bListItemButton\b/],
  ['import path of Autocomplete', entryImport('Autocomplete')],
  ['default variant of TextField', fallback('variant', "'outlined'")],
  ['how to make a TextField multiline', prop('multiline')],
  ['default value of Button variant', fallback('variant', "'text'")],
  ['which prop removes the shadow of a Button', prop('disableElevation')],
  ['how long is a Snackbar shown before it closes by itself, which prop', prop('autoHideDuration')],
  ['default placement of Tooltip', fallback('placement', "'bottom'")],
  ['add an arrow to a Tooltip', prop('arrow')],
  ['delay before a tooltip is shown', prop('enterDelay')],
  ['Drawer on the right side', prop('anchor')],
  ['permanent or temporary Drawer: which prop', /variant[^\n]*temporary/],
  ['default elevation of Paper', fallback('elevation', '1')],
  ['square corners of Paper', prop('square')],
  ['default spacing of Stack', fallback('spacing', '0')],
  ['horizontal Stack', /direction[^\n]*row/],
  ['how many columns does Grid have by default', fallback('columns', '12')],
  ['AppBar default position', fallback('position', "'fixed'")],
  ['make a Chip deletable', prop('onDelete')],
  ['Badge maximum number', fallback('max', '99')],
  ['show a badge without a number, as a dot', /variant[^\n]*dot/],
  ['hide the Badge when the count is zero', prop('showZero')],
  ['shape of Avatar', /variant[^\n]*rounded/],
  ['default severity of Alert', fallback('severity', "'success'")],
  ['close button of Alert', prop('onClose')],
  ['disable the ripple of all buttons in the theme', line('disableRipple')],
  ['indeterminate Checkbox', prop('indeterminate')],
  ['edge prop of IconButton', /edge[^\n]*(?:start|end)/],
  ['default size of CircularProgress', fallback('size', '40')],
  ['determinate progress bar', /variant[^\n]*determinate/],
  ['allow free text in Autocomplete', prop('freeSolo')],
  ['choose several values in Autocomplete', prop('multiple')],
  ['limit the number of tags in Autocomplete', prop('limitTags')],
  ['which prop groups options of Autocomplete', prop('groupBy')],
  ['keep a Modal in the DOM when it is closed', prop('keepMounted')],
  ['prevent scroll lock of a dialog', prop('disableScrollLock')],
  ['full screen dialog', prop('fullScreen')],
  ['Select multiple values', prop('multiple')],
  ['render the selected value of a Select in another way', prop('renderValue')],
  ['show an empty value in Select', prop('displayEmpty')],
  ['steps of a Slider', fallback('step', '1')],
  ['marks on a Slider', prop('marks')],
  ['always show the value label of a Slider', prop('valueLabelDisplay')],
  ['half stars in Rating', prop('precision')],
  ['scrollable Tabs', /variant[^\n]*scrollable/],
  ['vertical Tabs', /orientation[^\n]*vertical/],
  ['sticky header of a Table', prop('stickyHeader')],
  ['dense table rows', /size[^\n]*small/],
  ['rows per page options of TablePagination', prop('rowsPerPageOptions')],
  ['number of pages shown around the current one in Pagination', prop('siblingCount')],
  ['default animation of Skeleton', fallback('animation', "'pulse'")],
  ['cut off Typography text with an ellipsis', prop('noWrap')],
  ['margin below Typography', prop('gutterBottom')],
  ['orientation of Stepper vertical', /orientation[^\n]*vertical/],
  ['how to switch between light and dark mode', /\buseColorScheme\b/],
  ['component class name of the root of Button', line('MuiButton-root')],
  ['type of the ref or reasons of Dialog onClose', /backdropClick/],
];

/** A second set that nothing was tuned for. */
export const HELD_OUT = [
  ['underline of a Link only on hover', /underline[^\n]*hover/],
  ['default underline of Link', fallback('underline', "'always'")],
  ['separator of Breadcrumbs', prop('separator')],
  ['collapse long Breadcrumbs', prop('maxItems')],
  ['label position of FormControlLabel', prop('labelPlacement')],
  ['ImageList number of columns', fallback('cols', '2')],
  ['stop closing a Menu item from focusing: autoFocus of Menu', prop('autoFocus')],
  ['extended floating action button', /variant[^\n]*extended/],
  ['SpeedDial opens in which direction by default', fallback('direction', "'up'")],
  ['Collapse horizontal', /orientation[^\n]*horizontal/],
  ['disable gutters of Toolbar', prop('disableGutters')],
  ['inset text of ListItemText', prop('inset')],
  ['text in the middle of a Divider', prop('textAlign')],
  ['how to show only one ToggleButton at a time', prop('exclusive')],
  ['import LinearProgress', entryImport('LinearProgress')],
  ['default transition timeout of Tooltip leaving', prop('leaveDelay')],
  ['open Backdrop above everything', prop('open')],
  [
    'where does a Snackbar appear',
    fallback('anchorOrigin', "{ vertical: 'bottom', horizontal: 'left' }"),
  ],
  ['Container maximum width default', fallback('maxWidth', "'lg'")],
  ['accordion expanded by default', prop('defaultExpanded')],
];
