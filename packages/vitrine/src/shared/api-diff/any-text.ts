/** Whatever text there is, in a union with some that are meant above all. */
export const ANY_TEXT = '(string & {})';
