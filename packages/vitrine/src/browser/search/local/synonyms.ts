import { isStopWord } from '../../../shared/search/stop-words.ts';

/**
 * Words of people who build user interfaces: those of a line mean nearly the same, in whatever library. None is the
 * name of one. What follows `>` does not mean them in turn. A site adds its own by `search` in its configuration.
 */
const GROUPS = `
accordion, expansion panel, expander, disclosure, collapsible, collapse, expansion panels, expandable section, details
alert, callout, banner, infobox, admonition, notice, message bar
animation, transition, motion
app bar, navbar, nav bar, navigation bar, top navigation, top bar, header, toolbar
autocomplete, combobox, combo box, typeahead, autosuggest, auto complete
avatar, profile picture, user picture, gravatar
backdrop, overlay, scrim, mask
badge, counter, notification dot, indicator
bottom navigation, bottom nav, tab bar, bottom bar
breadcrumbs, breadcrumb trail, path navigation
button, btn, cta, push button
carousel, slideshow, slide show, gallery
chip, tag, pill, token > badge
color, palette, swatch
dark mode, night mode, dark theme, color scheme
date picker, datepicker, calendar, date field, date input
date range picker, range picker, date range, range calendar
time picker, time field, time input
dialog, modal, popup, pop up, lightbox, modal window
confirm dialog, confirmation dialog, confirm, confirmation, alert dialog, popconfirm
divider, separator, hr, rule, horizontal rule
drawer, sidebar, side bar, sidenav, side nav, side navigation, sidemenu, side menu, off canvas, offcanvas, side panel, sheet
dropdown, drop down, select, menu, listbox
file upload, upload, file input, file button, file trigger, dropzone, drop zone, file picker, uploader
floating action button, fab
focus trap, trap focus, focus lock
font, typography, typeface > text, heading
heading, h1, h2, h3, title, headline, typography
grid, layout, columns, flexbox
icon, glyph, pictogram
image list, gallery, photo grid
input, text field, text input, textbox, text box, form field, form control, input field
internationalization, i18n, localization, l10n, locale, translation
localize, translate > localization, locale
transform, translate x, translate y, translate z, translate 3d
arabic > locale, localization
chinese > locale, localization
dutch > locale, localization
french > locale, localization
german > locale, localization
hebrew > locale, localization
italian > locale, localization
japanese > locale, localization
korean > locale, localization
polish > locale, localization
portuguese > locale, localization
russian > locale, localization
spanish > locale, localization
turkish > locale, localization
link, anchor, hyperlink
loading, loader, spinner, spin, throbber, progress, loading indicator, busy indicator, activity indicator
menu, context menu, dropdown menu, popup menu
right click, context menu
hamburger, burger, hamburger menu, burger menu, menu button
pagination, pager, paging, paginator
popover, popup, hover card, flyout
progress, progress bar, progressbar, meter
circular progress, progress circle, ring progress, progress ring, circle progress
radio button, radio, option button
rating, rate, stars, star rating
right-to-left, rtl, bidi, bidirectional, hebrew, arabic
switch, toggle, toggle switch, on off
selection controls, checkbox, radio, switch, toggle switch
server rendering, ssr, server-side rendering, server side rendering, isomorphic
skeleton, placeholder loading, shimmer, content loader, loading placeholder, ghost > placeholder
slider, range, range slider, range input, scrubber, knob
snackbar, toast, notification, notification message, flash message, flashbar, toaster, message
stacking order, z-index, layers
stepper, wizard, steps, multi-step form, progress indicator, timeline
table, data grid, datagrid, data table
tabs, tab panel, tab strip
testing, test, unit test
text area, textarea, multiline, multiline input
toggle button, segmented control, segmented, button toggle, toggle group, toggle button group
tooltip, hint, title attribute, balloon, hover text, info tip
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
keyboard, tab key, arrow keys, hotkey, shortcut, kbd, keyboard shortcut
keyboard navigation, keyboard access, keyboard support, keyboard accessibility > keyboard, accessibility
responsive, mobile, small screen
phone > responsive, mobile
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
icon button, action icon, button icon
empty state, empty, no data, no results, placeholder page
copy button, copy to clipboard, clipboard, copy
scroll area, scroll container, scrollbar, custom scrollbar
drag and drop, draggable, dnd, sortable
code block, code, code snippet, preformatted
virtual list, virtualized, virtualizer, virtual scroll, windowing
avatar group, stacked avatars
field error, validation message, error message, form feedback
column, col
theme, theming, design tokens, config provider
search field, search input, search box, search bar
color picker, color input, color field
mobile menu, hamburger menu, responsive navigation
button group, grouped buttons
transfer list, transfer, dual list, pick list, shuttle
password field, password input, show password
image, figure
hover, mouse over, mouseover, mouseenter
close, dismiss
clear, reset
hidden, invisible, display none
full width, stretch, 100 width, block level
otp, pin input, otp field, input otp, pin code, one-time code, verification code
number input, input number, number field, numeric input, spin button, spinbutton
multi select, multiselect, multiple select, tags input, multiple choice
list, list group, list view, listview
tree, tree view, treeview
tree select, tree picker
card, tile
upgrade, migration, migrate
theme provider, config provider
hydration, hydrate
size, bigger, larger, smaller, big, tiny
placement, position
anchor > placement, position
visible, is open, is visible > open, opened
onclose, on dismiss, on hide, on cancel
onchange, on value change, on selection change
on open change, on visible change, on toggle
start icon, left icon, icon left, leading icon, left section, start content, start adornment, leading visual, prefix
end icon, right icon, icon right, trailing icon, right section, end content, end adornment, trailing visual, suffix
centered, center, centre
`;

let known: Map<string, string[]> | undefined;
let words: ReadonlySet<string> | undefined;

/** What a word or a phrase of a reader may mean, nearest first; without itself. */
export function findSynonyms(phrase: string, own: Record<string, string[]>): string[] {
  known ??= readGroups();
  const joined = phrase.replaceAll(' ', '');
  const site = knownOf(own);
  return [...new Set([...(site.get(joined) ?? []), ...(known.get(joined) ?? [])])];
}

/** Whether a word is one of these: it is right where a site does not have it. */
export function isUsersWord(word: string): boolean {
  words ??= new Set(GROUPS.split(/[\s,>-]+/));
  return words.has(word);
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
    const [group = [], more = []] = line.split(' > ').map((part) => part.split(', '));
    for (const word of group) {
      const others = [...group.filter((other) => other !== word), ...more];
      // Of `copy to clipboard` a query has two words, and of `right-to-left` written so all in one.
      const telling = word.split(/[ -]/).filter((each) => !isStopWord(each));
      const short = telling.length > 1 ? telling.join('') : '';
      for (const phrase of new Set([word.replace(/[ -]/g, ''), short]))
        if (phrase !== '') found.set(phrase, [...(found.get(phrase) ?? []), ...others]);
    }
  }
  return found;
}
