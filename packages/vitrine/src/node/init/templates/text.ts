/** Text as code writes it. */
export const quote = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`;
export const listOf = (names: string[]) => names.map(quote).join(', ');
export const literal = (value: unknown) =>
  typeof value === 'string' ? quote(value) : JSON.stringify(value);
export const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name));

/** Name of a component in addresses and files: `TextField` → `text-field`. */
export const slugOf = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
