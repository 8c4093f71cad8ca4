const SCHEMES = ['http:', 'https:', 'mailto:'];

/** Whether a text from outside may be the address of a link: on the web, of mail, or relative. */
export function isSafeUrl(text: string): boolean {
  // The parser that browsers use: it looks past spaces and line breaks within `java script:`.
  return URL.canParse(text, 'https://relative.invalid')
    ? SCHEMES.includes(new URL(text, 'https://relative.invalid').protocol)
    : false;
}
