/** `RuntimeError`: the tests could not be loaded. */
const KILLED = ['Killed', 'Timeout', 'RuntimeError'];
const TRIED = [...KILLED, 'Survived', 'NoCoverage'];
/** What `sample.mjs` has not drawn. Nothing is compiled here, so the name means nothing else. */
const NOT_DRAWN = 'CompileError';

/**
 * What a report of Stryker says of a room. Modules that no unit test of the room runs are named, not counted.
 * @param {{ files: Record<string, { source: string, mutants: object[] }> }} report
 */
export function summarize(report) {
  const modules = Object.entries(report.files).map(([file, { source, mutants }]) => ({
    file,
    lines: source.split('\n'),
    mutants: mutants.filter(({ status }) => TRIED.includes(status)),
    notDrawn: mutants.filter(({ status }) => status === NOT_DRAWN).length,
    setAside: mutants.filter((mutant) => isSetAside(mutant)).length,
  }));
  const isReached = ({ mutants, notDrawn }) =>
    notDrawn > 0 || mutants.some(({ status }) => status !== 'NoCoverage');
  const reached = modules.filter(isReached);
  const mutants = reached.flatMap((module) => module.mutants);
  const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const sum = (key) => reached.reduce((total, module) => total + module[key], 0);
  return {
    all: mutants.length + sum('notDrawn'),
    mutants: mutants.length,
    killed: count(...KILLED),
    survived: count('Survived'),
    noCoverage: count('NoCoverage'),
    setAside: sum('setAside'),
    score: mutants.length === 0 ? 100 : (100 * count(...KILLED)) / mutants.length,
    survivors: reached.flatMap(listSurvivors),
    unreached: modules
      .filter((module) => module.mutants.length > 0 && !isReached(module))
      .map(({ file }) => file),
  };
}

/** Whether a comment in the module says why it is not tried; other ignored ones are the configuration's. */
function isSetAside({ status, statusReason = '' }) {
  return status === 'Ignored' && !statusReason.startsWith('Ignored because of excluded mutation');
}

function listSurvivors({ file, lines, mutants }) {
  return mutants
    .filter(({ status }) => !KILLED.includes(status))
    .map(({ location: { start, end }, replacement, status }) => {
      const before =
        start.line === end.line
          ? lines[start.line - 1].slice(start.column - 1, end.column - 1)
          : `${lines[start.line - 1].slice(start.column - 1).trim()} …`;
      const note = status === 'NoCoverage' ? ' (not run)' : '';
      return `${file}:${start.line}:${start.column}${note}  ${before}  →  ${oneLine(replacement)}`;
    });
}

function oneLine(text = '') {
  return text.replace(/\s+/g, ' ').slice(0, 100);
}

/** A line for each room, and one for all of them. */
export function printTable(rows) {
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  const keys = ['all', 'mutants', 'killed', 'survived', 'noCoverage', 'setAside'];
  const all = Object.fromEntries(keys.map((key) => [key, sum(key)]));
  const score = all.mutants === 0 ? 100 : (100 * all.killed) / all.mutants;
  const width = Math.max(...rows.map(({ room }) => room.length), 4);
  const line = (room, cells) =>
    [room.padEnd(width), ...cells.map((cell) => String(cell).padStart(11))].join(' ');
  const print = ({ room, ...row }) =>
    line(room, [...keys.map((key) => row[key]), `${row.score.toFixed(1)} %`]);
  return [
    line('room', ['mutants', 'tried', 'killed', 'survived', 'not run', 'set aside', 'score']),
    ...rows.map(print),
    ...(rows.length > 1 ? [print({ room: 'all', ...all, score })] : []),
  ].join('\n');
}
