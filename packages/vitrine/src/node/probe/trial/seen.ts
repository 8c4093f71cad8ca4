/** What is seen in markup of what a component was given to show. */

/** What is seen of data that is shown. */
export const FIRST_WORD = 'First';
/** Markup that shows a picture of it. */
export const SHOWS_PICTURE = /<img\b[^>]* src="data:image/;
/** Roles of controls that libraries make of plain elements. */
export const DRAWN_ROLE = /^(?:slider|switch|checkbox|radio|progressbar|meter|spinbutton)$/;
/** Texts that show what something is: fewer may say that it is loading, or that there is nothing. */
export const FEWEST_TEXTS = 3;

/** Whether markup shows its title, or something of the data that it was given. */
export const showsSample = (title: string, html: string) =>
  [title, FIRST_WORD].some((text) => html.includes(`>${text}`)) || SHOWS_PICTURE.test(html);
