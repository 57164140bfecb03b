/** A spreadsheet takes a text that begins so for a formula; some read the signs of full width as the others. */
const formula = /^'*[=+\-@＝＋－＠\t\r]/;
const neutral = /^'+[=+\-@＝＋－＠\t\r]/;

/** The text with an apostrophe before what a spreadsheet would calculate. `fromNeutral` takes it away again. */
export const toNeutral = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** What `toNeutral` was given; any other text as it is. */
export const fromNeutral = (text: string): string => (neutral.test(text) ? text.slice(1) : text);
