// The cost of processes, read from the system: CPU time by bash's `time`, memory and running totals from
// /proc. Linux only.
import { spawn } from 'node:child_process';
import { mkdirSync, openSync, closeSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { clearInterval, setInterval } from 'node:timers';
import { setTimeout as sleep } from 'node:timers/promises';

const SAMPLE_EVERY = 50;
/** Unit of the times in /proc: a hundredth of a second on every Linux that Node supports. */
const TICKS = 100;

/**
 * Runs a command to its end.
 * @param options.command program and arguments
 * @param options.log file for what it prints
 * @returns `seconds` (wall), `cpuSeconds` (user and system of the process tree), `peakBytes` (highest sum
 *   of resident memory over the process tree, sampled; pages that processes share count once for each)
 * @throws Error with the end of the log when the command fails
 */
export async function measureCommand({ command, cwd, env = {}, log }) {
  mkdirSync(path.dirname(log), { recursive: true });
  const output = openSync(log, 'w');
  const started = performance.now();
  const child = spawn(
    'bash',
    ['-c', `TIMEFORMAT='%3U %3S'; time "$@" 2>&3 3>&-`, 'bash', ...command],
    { cwd, env: { ...process.env, ...env }, stdio: ['ignore', output, 'pipe', output] },
  );
  let times = '';
  child.stderr.on('data', (data) => (times += data));
  const peak = { bytes: 0, cpuSeconds: 0 };
  const sampling = setInterval(() => {
    const { bytes, cpuSeconds } = sampleTree(child.pid);
    peak.bytes = Math.max(peak.bytes, bytes);
    peak.cpuSeconds = Math.max(peak.cpuSeconds, cpuSeconds);
  }, SAMPLE_EVERY);
  const code = await new Promise((resolve) => child.on('close', resolve));
  const seconds = (performance.now() - started) / 1000;
  clearInterval(sampling);
  closeSync(output);
  if (code !== 0) {
    const end = readFileSync(log, 'utf8').slice(-2000);
    throw new Error(`${command.join(' ')} ended with ${code}:\n${end}${times}`);
  }
  const [user = 0, system = 0] = times.trim().split(' ').map(Number);
  // `time` knows only what was waited for; a helper that outlives its parent is in the samples alone.
  return { seconds, cpuSeconds: Math.max(user + system, peak.cpuSeconds), peakBytes: peak.bytes };
}

/** Starts a server in a process group of its own; `stop` ends the group. */
export function startServer({ command, cwd, env = {}, log }) {
  mkdirSync(path.dirname(log), { recursive: true });
  const output = openSync(log, 'w');
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    detached: true,
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const signal = (name) => {
    try {
      process.kill(-child.pid, name);
    } catch {
      // The process has ended.
    }
  };
  return {
    pid: child.pid,
    ended,
    stop: async () => {
      signal('SIGTERM');
      await Promise.race([ended, sleep(2000)]);
      signal('SIGKILL');
      await ended;
      closeSync(output);
    },
  };
}

/** Resident memory and CPU seconds so far of a process and its living descendants. */
export function sampleTree(root) {
  const children = new Map();
  const usage = new Map();
  for (const pid of readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)) {
    const stat = readStat(pid);
    if (!stat) continue;
    children.set(stat.parent, [...(children.get(stat.parent) ?? []), pid]);
    usage.set(pid, stat);
  }
  const total = { bytes: 0, cpuSeconds: 0 };
  const pending = [root];
  for (let pid = pending.pop(); pid !== undefined; pid = pending.pop()) {
    const { ticks = 0 } = usage.get(pid) ?? {};
    total.cpuSeconds += ticks / TICKS;
    total.bytes += residentBytes(pid);
    pending.push(...(children.get(pid) ?? []));
  }
  return total;
}

function readStat(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The fields after the command's name, which may contain anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [own, system, waitedFor, waitedForSystem] = fields.slice(11, 15).map(Number);
    return { parent: Number(fields[1]), ticks: own + system + waitedFor + waitedForSystem };
  } catch {
    return null;
  }
}

function residentBytes(pid) {
  try {
    return (
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0) * 1024
    );
  } catch {
    return 0;
  }
}
