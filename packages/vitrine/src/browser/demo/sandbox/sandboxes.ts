import { loadPart } from '../../core/load.ts';
import type { FilledProject } from '../../../shared/contract.ts';
import { SANDBOX_FORMS } from '../../../shared/sandbox-project.ts';

/** An online sandbox: a service that readers open a demo in, to edit it there. */
export interface Sandbox {
  label: string;
  /** Where readers find it. */
  place: 'toolbar' | 'menu';
  /** Opens a project in a tab, which is given by its name. */
  open: (project: FilledProject, tab: string) => Promise<void> | void;
}

/** Vite listens there. */
const PORT = 5173;
/** Files that tell CodeSandbox's virtual machine what to run, and in which image. */
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

/** Every sandbox, in the order in which readers see them. */
export const SANDBOXES: Sandbox[] = [
  {
    label: 'Edit in CodeSandbox',
    place: 'toolbar',
    // The define endpoint: one field, the files as compressed JSON. The environment is a virtual machine:
    // the bundler that CodeSandbox has for the browser runs no Vite (codesandbox/codesandbox-client#8418).
    open: async ({ files }, tab) => {
      const { compressToBase64 } = await loadPart(import('lz-string'));
      const all: Record<string, { content: string; isBinary: false }> = {};
      for (const [name, content] of Object.entries(files)) all[name] = { content, isBinary: false };
      for (const [name, value] of Object.entries(MACHINE)) {
        all[name] = { content: JSON.stringify(value), isBinary: false };
      }
      const parameters = compressToBase64(JSON.stringify({ files: all }))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replace(/=+$/, '');
      submitForm(tab, SANDBOX_FORMS.codeSandbox, { parameters });
    },
  },
  {
    label: 'Edit in StackBlitz',
    place: 'menu',
    // The run endpoint. Its template `node` installs what `package.json` names and starts Vite, which builds
    // current React and TypeScript; the older templates come with a bundler of their own that does not.
    open: ({ title, description, dependencies, files }, tab) => {
      const fields: Record<string, string> = {
        'project[template]': 'node',
        'project[title]': title,
        'project[description]': description,
        'project[dependencies]': JSON.stringify(dependencies),
      };
      for (const [name, content] of Object.entries(files)) {
        fields[`project[files][${name}]`] = content;
      }
      submitForm(tab, SANDBOX_FORMS.stackBlitz, fields);
    },
  },
];

/** Sends a form to a tab. */
function submitForm(tab: string, action: string, fields: Record<string, string>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = tab;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
