import { useId, useState } from 'react';
import { sharedEdit } from '../edit-hash.ts';
import { useStore } from '../../core/store.ts';
import { openSandbox } from '../sandbox/open-sandbox.ts';
import type { ToolbarData } from '../../../shared/contract.ts';
import { Tooltip } from '../../core/tooltip.tsx';
import { DemoOptionsButton } from './demo-options-button.tsx';
import { KEEPS_MENU, MoreMenu } from './more-menu.tsx';
import { CodeIcon, RepositoryIcon, SandboxIcon } from './toolbar-icons.tsx';
import { ToolbarPart } from './toolbar-part.tsx';
import { useActions } from './use-actions.ts';

const loadSource = () => import('./demo-source.tsx').then(({ DemoSource }) => DemoSource);

interface DemoToolbarProps {
  data: ToolbarData;
  /** Labels of the sandboxes that have a button here. */
  sandboxes: string[];
}

/** The controls under a demo. The code behind them is loaded on use. */
export function DemoToolbar({ data, sandboxes }: DemoToolbarProps) {
  const address = useStore(sharedEdit, null);
  const shared = data.runnerUrl !== '' && address?.demo === data.hash ? address : null;
  const [choice, setChoice] = useState({ open: false, shared: null as typeof shared });
  // A link that carries an edit opens the source, until the reader closes it.
  const codeOpen = choice.open || (shared !== null && choice.shared !== shared);
  const { notice, run } = useActions();
  const sourceId = useId();
  const sourceLabel = codeOpen ? 'Hide the source' : 'Show the source';
  return (
    <>
      <div className="demo-toolbar">
        {data.iframeUrl !== '' && <DemoOptionsButton data={data} />}
        <p className="demo-notice" role="status" data-error={notice.error || undefined}>
          {notice.text}
        </p>
        <RepositoryLink url={data.repositoryUrl} />
        {sandboxes.map((label) => (
          <Tooltip key={label} label={label}>
            <button
              {...KEEPS_MENU}
              type="button"
              className="demo-action"
              aria-label={label}
              onClick={() => void run(() => openSandbox(label, data.sourceUrl))}
            >
              <SandboxIcon />
            </button>
          </Tooltip>
        ))}
        <Tooltip label={sourceLabel}>
          <button
            type="button"
            className="demo-action"
            aria-label={sourceLabel}
            aria-expanded={codeOpen}
            aria-controls={codeOpen ? sourceId : undefined}
            onClick={() => setChoice({ open: !codeOpen, shared })}
          >
            <CodeIcon />
            Source
          </button>
        </Tooltip>
        <MoreMenu data={data} run={run} />
      </div>
      {codeOpen && (
        <div id={sourceId} className="demo-source">
          <ToolbarPart load={loadSource}>
            {(DemoSource) => <DemoSource data={data} shared={shared?.state ?? null} run={run} />}
          </ToolbarPart>
        </div>
      )}
    </>
  );
}

const HOSTS: Record<string, string> = { 'github.com': 'GitHub', 'gitlab.com': 'GitLab' };

/** Leads to the demo's file in the repository. */
function RepositoryLink({ url }: { url: string }) {
  if (url === '') return null;
  const { hostname } = new URL(url);
  const label = `See the source on ${HOSTS[hostname] ?? hostname} (opens in a new tab)`;
  return (
    <Tooltip label={label}>
      <a
        className="demo-action demo-repository"
        href={url}
        target="_blank"
        rel="noreferrer"
        aria-label={label}
      >
        <RepositoryIcon />
      </a>
    </Tooltip>
  );
}
