import { useEffect, useId, useState } from 'react';
import {
  chooseCodeLanguage,
  startCodeLanguage,
  useCodeLanguage,
  type CodeLanguage,
} from '../code-language.ts';
import type { DemoSourceData } from '../../../shared/contract.ts';
import './demo-source.css';
import { copyCode } from './demo-actions.ts';
import { FileTabs } from './file-tabs.tsx';
import { SourceCode } from './source-code.tsx';
import type { RunAction } from './use-actions.ts';

const LANGUAGES: [language: CodeLanguage, label: string][] = [
  ['ts', 'TypeScript'],
  ['js', 'JavaScript'],
];

interface SourceFilesProps {
  source: DemoSourceData;
  run: RunAction;
  /** Left out where the source is only to be read. */
  edit: (() => void) | undefined;
}

/** The files of a demo as tabs, in the language that the reader has chosen for all demos. */
export function SourceFiles({ source, run, edit }: SourceFilesProps) {
  useEffect(startCodeLanguage, []);
  const language = useCodeLanguage();
  const [selected, setSelected] = useState(0);
  const id = useId();
  const files = source.files.map((variants) => variants[language]);
  const file = files[selected]!;
  const hasChoice = source.files.some(({ ts, js }) => ts.name !== js.name);
  const excerpt = selected === 0 ? source.excerpt : null;
  return (
    <>
      <div className="source-bar">
        <FileTabs
          names={files.map(({ name }) => name)}
          selected={selected}
          select={setSelected}
          id={id}
        />
        {hasChoice && <LanguageChoice language={language} />}
        <button
          type="button"
          className="demo-button"
          onClick={() => void run(() => copyCode(file.code))}
        >
          Copy
        </button>
        {edit && (
          <button type="button" className="demo-button" onClick={edit}>
            Edit
          </button>
        )}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${selected}`}>
        <SourceCode key={selected} html={file.html} excerpt={excerpt?.[language].html ?? ''} />
      </div>
    </>
  );
}

function LanguageChoice({ language }: { language: CodeLanguage }) {
  return (
    <div className="source-languages" role="group" aria-label="Language of all sources">
      {LANGUAGES.map(([each, label]) => (
        <button
          key={each}
          type="button"
          className="demo-button"
          aria-pressed={each === language}
          onClick={() => chooseCodeLanguage(each)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
