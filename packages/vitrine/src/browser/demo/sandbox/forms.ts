import { compressToBase64 } from 'lz-string';
import type { FilledProject } from '../../../shared/contract.ts';
import type { SandboxName } from './open-sandbox.ts';
import type { TabForm } from './open-tab.ts';

/** How each online sandbox takes a project over. */
export const sandboxForms: Record<SandboxName, (project: FilledProject) => TabForm> = {
  codeSandbox,
  stackBlitz,
};

/** Where Vite listens. */
const PORT = 5173;
/** What CodeSandbox's virtual machine runs, and in what. */
const MACHINE = {
  '.devcontainer/devcontainer.json': {
    image: 'mcr.microsoft.com/devcontainers/typescript-node:22',
  },
  '.codesandbox/tasks.json': {
    setupTasks: [{ name: 'Install the dependencies', command: 'npm install' }],
    tasks: {
      dev: {
        name: 'Run the demo',
        command: 'npm run dev',
        runAtStart: true,
        preview: { port: PORT },
      },
    },
  },
};

/**
 * The define endpoint: one field, the files as compressed JSON. The environment is a virtual machine:
 * the bundler that CodeSandbox has for the browser runs no Vite (codesandbox/codesandbox-client#8418).
 */
function codeSandbox({ files }: FilledProject): TabForm {
  const all: Record<string, string> = { ...files };
  for (const [name, value] of Object.entries(MACHINE)) all[name] = JSON.stringify(value);
  const json = JSON.stringify({
    files: Object.fromEntries(
      Object.entries(all).map(([name, content]) => [name, { content, isBinary: false }]),
    ),
  });
  return {
    action: 'https://codesandbox.io/api/v1/sandboxes/define?environment=server',
    fields: { parameters: toUrlSafe(compressToBase64(json)) },
  };
}

function toUrlSafe(base64: string): string {
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * The run endpoint. Its template `node` installs what `package.json` names and starts Vite, which builds
 * current React and TypeScript; the older templates come with a bundler of their own that does not.
 */
function stackBlitz({ title, description, dependencies, files }: FilledProject): TabForm {
  return {
    action: 'https://stackblitz.com/run',
    fields: {
      'project[template]': 'node',
      'project[title]': title,
      'project[description]': description,
      'project[dependencies]': JSON.stringify(dependencies),
      ...Object.fromEntries(
        Object.entries(files).map(([name, content]) => [`project[files][${name}]`, content]),
      ),
    },
  };
}
