import { spawn } from 'node:child_process';
import { COMMAND } from './site.ts';

/** A server that a command runs. */
export interface Served {
  url: string;
  /** Everything it has printed until now. */
  output: () => string;
  hasEnded: () => boolean;
  stop: () => void;
}

/** Runs the compiled command until it says where it listens. */
export function serve(...args: string[]): Promise<Served> {
  const child = spawn(process.execPath, [COMMAND, ...args, '--port', '0']);
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (data: Buffer) => {
      output += data.toString();
      const url = /http:\S+/.exec(output)?.[0];
      if (url === undefined) return;
      const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
      resolve({ url, output: () => output, hasEnded, stop: () => child.kill() });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('close', (code, signal) => {
      output += `\nended with ${code ?? signal}\n`;
      reject(new Error(output));
    });
  });
}
