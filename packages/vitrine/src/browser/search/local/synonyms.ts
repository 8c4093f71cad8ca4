/**
 * Words of people who build user interfaces: those of a line mean nearly the same, in whatever library. None is the
 * name of one. A site adds its own by `search` in its configuration.
 */
const GROUPS = `
accordion, expansion panel, expander, disclosure, collapsible
alert, callout, banner, infobox, admonition
animation, transition, motion
app bar, navbar, nav bar, navigation bar, top bar, header, toolbar
autocomplete, combobox, combo box, typeahead, autosuggest, auto complete
avatar, profile picture, user picture, gravatar
backdrop, overlay, scrim, mask
badge, counter, notification dot, indicator
bottom navigation, bottom nav, tab bar, bottom bar
breadcrumbs, breadcrumb trail, path navigation
button, btn, cta
carousel, slideshow, slide show, gallery
chip, tag, pill, token
color, palette, swatch
dark mode, night mode, dark theme, color scheme
date picker, datepicker, calendar, date field, date input
dialog, modal, popup, pop up, lightbox, modal window
divider, separator, hr, rule
drawer, sidebar, side bar, sidenav, side nav, sidemenu, side menu, off canvas, offcanvas, side panel, sheet
dropdown, drop down, select, menu, listbox
file upload, upload, file input, dropzone
floating action button, fab
focus trap, trap focus
font, typography, typeface
grid, layout, columns, flexbox
icon, glyph, pictogram
image list, gallery, photo grid
input, text field, textbox, text box, form field
internationalization, i18n, localization, l10n, locale, translation
link, anchor, hyperlink
loading, loader, spinner, throbber, progress, loading indicator, busy indicator
menu, context menu, dropdown menu, popup menu
pagination, pager, paging, paginator
popover, popup, hover card, flyout
progress, progress bar, progressbar
radio button, radio, option button
rating, stars, star rating
right-to-left, rtl, bidi, bidirectional, hebrew, arabic
selection controls, checkbox, radio, switch, toggle switch
server rendering, ssr, server-side rendering, server side rendering, isomorphic
skeleton, placeholder loading, shimmer, content loader, loading placeholder, ghost
slider, range, range slider, range input, scrubber
snackbar, toast, notification, notification message, flash message, toaster
stacking order, z-index, layers
stepper, wizard, steps, multi-step form
switch, toggle, on off
table, data grid, datagrid, data table
tabs, tab panel, tab strip
testing, test, unit test
text area, textarea, multiline
toggle button, segmented control, button toggle
tooltip, hint, title attribute, balloon
tree shaking, bundle size, treeshaking
typescript, ts, types
visually hidden, sr-only, screen reader only
accessibility, a11y, wai-aria
install, installation, setup
disabled, greyed out, grayed out, inactive
required, mandatory
read-only, readonly, not editable, non-editable
error, invalid, validation
truncate, ellipsis, line clamp, cut off, overflow text
horizontal, row, inline, side by side
vertical, column, stacked
scroll, scrollable, overflow
keyboard, tab key, arrow keys, hotkey, shortcut
responsive, mobile, phone, small screen
nested, multi-level, multilevel, submenu, sub menu
sticky, fixed, pinned, frozen, freeze
border radius, rounded corners, rounded, corners
elevation, shadow, box shadow, drop shadow
spacing, margin, padding, gap, gutters
image, picture, photo, img
sign in, login, log in, signin
sign up, signup, register
dashboard, admin panel, admin
ref, dom node, dom element
lazy loading, dynamic import, code splitting
bold, font weight
strikethrough, text decoration, underline
duration, timeout, delay
border, outline
close, dismiss
clear, reset
hidden, invisible, display none
full width, stretch, 100 width, block level
password, show password
otp, pin input, pin code, one-time code, verification code
number input, input number, number field, numeric input, spin button, spinbutton
multi select, multiselect, multiple select
list, list group, list view, listview
tree, tree view, treeview
card, tile
upgrade, migration, migrate
theme provider, config provider
hydration, hydrate
size, bigger, larger, smaller, big, tiny
centered, center, centre
`;

let known: Map<string, string[]> | undefined;

/** What a word or a phrase of a reader may mean, nearest first; without itself. */
export function findSynonyms(phrase: string, own: Record<string, string[]>): string[] {
  known ??= readGroups();
  const joined = phrase.replaceAll(' ', '');
  const site = knownOf(own);
  return [...new Set([...(site.get(joined) ?? []), ...(known.get(joined) ?? [])])];
}

const sites = new WeakMap<object, Map<string, string[]>>();

/** A site's own words by their letters: `ActionIcon` is `action icon`. */
function knownOf(own: Record<string, string[]>): Map<string, string[]> {
  let site = sites.get(own);
  if (site === undefined) {
    site = new Map(
      Object.entries(own).map(([phrase, meant]) => [phrase.replaceAll(' ', ''), meant]),
    );
    sites.set(own, site);
  }
  return site;
}

function readGroups(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const line of GROUPS.trim().split('\n')) {
    const group = line.split(', ');
    for (const word of group) {
      const others = group.filter((other) => other !== word);
      const phrase = word.replace(/[ -]/g, '');
      found.set(phrase, [...(found.get(phrase) ?? []), ...others]);
    }
  }
  return found;
}
