/** Receives a coloured range: offsets into the code, and the class of `highlight`. */
export type EmitToken = (from: number, to: number, name: string) => void;

/** Colours the lines of a unified diff. Lezer has no grammar for it. */
export function tokenizeDiff(code: string, emit: EmitToken): void {
  for (const { 0: line, index } of code.matchAll(/^.+$/gm)) {
    if (/^(?:diff |index |--- |\+\+\+ |@@ )/.test(line)) emit(index, index + line.length, 'c');
    else if (line.startsWith('+')) emit(index, index + line.length, 'i');
    else if (line.startsWith('-')) emit(index, index + line.length, 'd');
  }
}

const shellKeywords = new Set(
  'if then elif else fi for while until do done case esac in function export return'.split(' '),
);

// Comment | quoted string | variable | what ends a command | word. Alternatives are tried in order. The length
// of a variable is bounded: each of a thousand that are never closed would be read to the end.
const shellToken =
  /(?<comment>(?<![^\s;&|()])#.*)|(?<string>'[^']*'|"(?:\\[^]|[^"\\])*")|(?<variable>\$(?:\w+|\{[^}\n]{0,200}\}|[#?@*!$-]))|(?<end>\n|&&|\|\|?|[;&()])|(?<word>(?:\\[^]|[^\s'"$;&|()\\])+)|\\\n/g;

/** Colours shell commands: command names, keywords, strings, variables, comments. */
export function tokenizeShell(code: string, emit: EmitToken): void {
  let expectsCommand = true;
  for (const { 0: text, index, groups = {} } of code.matchAll(shellToken)) {
    const end = index + text.length;
    if (groups.comment !== undefined) emit(index, end, 'c');
    else if (groups.string !== undefined) emit(index, end, 's');
    else if (groups.variable !== undefined) emit(index, end, 'p');
    else if (groups.end !== undefined) expectsCommand = true;
    else if (groups.word !== undefined && expectsCommand) {
      if (shellKeywords.has(text)) emit(index, end, 'k');
      // NAME=value before a command leaves the command still to come.
      else if (!/^\w+=/.test(text)) {
        emit(index, end, 'f');
        expectsCommand = false;
      }
    }
    if (groups.string !== undefined || groups.variable !== undefined) expectsCommand = false;
  }
}
