import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { jsxLanguage, tsxLanguage } from '@codemirror/lang-javascript';
import {
  bracketMatching,
  indentOnInput,
  indentUnit,
  LRLanguage,
  syntaxHighlighting,
} from '@codemirror/language';
import { lintKeymap, setDiagnostics } from '@codemirror/lint';
import { EditorState, type Extension, type Text } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { parser as cssParser } from '@lezer/css';
import { parser as jsonParser } from '@lezer/json';
import { colouredNames, plainNames } from '../../shared/code-tokens.ts';
import type { CodeError, EditedFile } from './runner/edited-code.ts';

interface CodeEditorOptions {
  files: EditedFile[];
  /** Accessible name of a file's text. */
  label: (name: string) => string;
  /** Id of the text that says how to leave the editor. */
  hintId: string;
  onChange: (name: string, code: string) => void;
  /** Called for Ctrl+Enter or ⌘+Enter. */
  onRun: () => void;
}

/** A text field for code; each of several files keeps its own history. */
export interface CodeEditor {
  show: (name: string) => void;
  setErrors: (errors: CodeError[]) => void;
  /** Puts other texts in the place of all. */
  replace: (files: EditedFile[]) => void;
  /** Puts the cursor to a place in the file shown. */
  goTo: (line: number, column: number) => void;
  focus: () => void;
  destroy: () => void;
}

/** @param parent a `<pre>`: the colours of `code.css` are those of code in one */
export function createCodeEditor(parent: HTMLElement, options: CodeEditorOptions): CodeEditor {
  const { label, hintId, onChange, onRun } = options;
  let shown = options.files[0]!.name;
  let errors: CodeError[] = [];
  const createState = ({ name, code }: EditedFile) =>
    EditorState.create({
      doc: code,
      extensions: [
        lineNumbers(),
        history(),
        indentOnInput(),
        bracketMatching(),
        indentUnit.of('  '),
        EditorState.tabSize.of(2),
        languageOf(name),
        keymap.of([
          { key: 'Mod-Enter', run: () => (onRun(), true) },
          ...defaultKeymap,
          ...historyKeymap,
          ...lintKeymap,
          indentWithTab,
        ]),
        EditorView.contentAttributes.of({
          'aria-label': label(name),
          'aria-describedby': hintId,
          // Text to be written in another language than the page's.
          translate: 'no',
        }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) onChange(name, state.doc.toString());
        }),
        theme,
      ],
    });
  const createStates = (files: EditedFile[]) =>
    new Map(files.map((file) => [file.name, createState(file)]));
  let states = createStates(options.files);
  const view = new EditorView({ parent, state: states.get(shown)! });
  const markErrors = () => {
    const { doc } = view.state;
    const diagnostics = errors
      .filter(({ file }) => file === shown)
      .map(({ line, column, message }) => {
        const from = offsetOf(doc, line, column);
        const to = view.state.wordAt(from)?.to ?? Math.min(from + 1, doc.length);
        return { from, to, message, severity: 'error' as const };
      });
    view.dispatch(setDiagnostics(view.state, diagnostics));
  };
  return {
    show: (name) => {
      states.set(shown, view.state);
      shown = name;
      view.setState(states.get(name)!);
      markErrors();
    },
    setErrors: (next) => {
      errors = next;
      markErrors();
    },
    replace: (files) => {
      states = createStates(files);
      view.setState(states.get(shown)!);
      markErrors();
    },
    goTo: (line, column) => {
      const anchor = offsetOf(view.state.doc, line, column);
      view.dispatch({ selection: { anchor }, scrollIntoView: true });
      view.focus();
    },
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}

/** An offset for a place that may be outside: the text may have changed since. */
function offsetOf(doc: Text, line: number, column: number): number {
  const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines));
  return Math.min(from + Math.max(column, 1) - 1, to);
}

const css = LRLanguage.define({ parser: cssParser });
const json = LRLanguage.define({ parser: jsonParser });

function languageOf(name: string): Extension {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  if (extension === 'css') return [css, syntaxHighlighting(colouredNames)];
  if (extension === 'json') return [json, syntaxHighlighting(colouredNames)];
  const isTypeScript = /^[cm]?tsx?$/.test(extension);
  return [isTypeScript ? tsxLanguage : jsxLanguage, syntaxHighlighting(plainNames)];
}

/** Overrides the editor's own styles; the font is that of code everywhere. */
const theme = EditorView.theme({
  '&': { color: 'inherit', backgroundColor: 'transparent' },
  // The gutter would cover a part of it: the panel around has one.
  '&.cm-focused': { outline: '0' },
  '.cm-scroller': { maxHeight: '480px', overflow: 'auto', font: 'inherit' },
  '.cm-content': { padding: '16px 0', caretColor: 'var(--v-text)' },
  '.cm-line': { padding: '0 16px 0 8px' },
  '.cm-gutters': {
    border: '0',
    backgroundColor: 'var(--v-code-bg)',
    color: 'var(--v-text-2)',
  },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--v-divider)' },
  '.cm-tooltip, .cm-panels': {
    maxWidth: '90vw',
    border: '1px solid var(--v-divider)',
    backgroundColor: 'var(--v-bg)',
    color: 'var(--v-text)',
    font: '0.8125rem/1.5 var(--v-sans)',
    whiteSpace: 'normal',
  },
});
