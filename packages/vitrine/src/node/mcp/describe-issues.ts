import { showControls } from '../../shared/text/show-controls.ts';

/** What a schema says of a value. */
interface Issue {
  message: string;
  path: readonly PropertyKey[];
}

/** Characters that are told: names in a message may be of any length. */
const MOST_TOLD = 300;
/** Issues that are told. */
const MOST_ISSUES = 3;

/** What is wrong with an input, in bounded length and without anything that steers a terminal. */
export function describeIssues(issues: readonly Issue[]): string {
  const said = issues.slice(0, MOST_ISSUES).map(({ message, path }) => {
    const where = path.map(String).join('.');
    return where === '' ? message : `${message} at ${where}`;
  });
  const text = showControls(said.join('; '));
  return text.length > MOST_TOLD ? `${text.slice(0, MOST_TOLD)}…` : text;
}
