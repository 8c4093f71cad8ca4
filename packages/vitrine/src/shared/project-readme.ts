import type { FilledProject } from './contract.ts';

/** The file of a project that says what is in it. Runs in the browser and in Node. */
export function projectReadme({
  title,
  description,
  main,
  dependencies,
  files,
}: Omit<FilledProject, 'devDependencies'>): string {
  const list = (lines: string[]) => lines.map((line) => `- ${line}`).join('\n');
  return `# ${title}

Made from \`${description}\`. To run it: \`npm install\`, then \`npm run dev\`.

## Files

${list(Object.keys(files).map((name) => (name === main ? `\`${name}\`: the demo` : `\`${name}\``)))}

## Dependencies

${list(Object.entries(dependencies).map(([name, version]) => `\`${name}\` ${version}`))}
`;
}
