import { useEffect, type ReactNode } from 'react';
import { ELEMENT_IDS, type SiteData } from '../shared/contract.ts';
import { AsWritten } from './core/as-written.tsx';
import { onFirstUse } from './core/first-use/first-use.ts';
import { useStore } from './core/store.ts';
import type { PageState } from './router/page-state.ts';
import { AppBar } from './page/app-bar.tsx';
import { Drawer } from './drawer/drawer.tsx';
import { CustomColors } from './preferences/colors-status.tsx';
import { ProgressBar } from './page/progress-bar.tsx';
import { SponsorSlot } from './services/sponsor/sponsor-slot.tsx';

/** Parts that need no code in the browser: the server renders them, and the browser leaves them as they are. */
export interface WrittenParts {
  drawerHeader: ReactNode;
  contents: ReactNode;
}

interface AppProps {
  site: SiteData;
  state: PageState;
  /** Client-side navigation; on the server nothing calls it. */
  navigate: (href: string) => Promise<unknown> | void;
  written?: WrittenParts;
}

/** Everything around a page. Mounted once; `<main>` is its sibling and belongs to the document. */
export function App({ site, state, navigate, written }: AppProps) {
  const page = useStore(state.page);
  useEffect(() => onFirstUse(({ startShell }) => startShell(site, state)), [site, state]);
  return (
    <>
      <a className="skip-link" href={`#${ELEMENT_IDS.main}`}>
        Skip to content
      </a>
      <ProgressBar />
      <AppBar site={site} page={page} navigate={navigate} />
      <Drawer site={site} state={state} header={written?.drawerHeader} />
      <div className="side-column" hidden={page.layout === 'home'}>
        {site.sponsors && (
          <SponsorSlot sponsors={site.sponsors} library={site.library.name} shown={page.sponsor} />
        )}
        <AsWritten tag="nav" className="toc" aria-labelledby={ELEMENT_IDS.contents}>
          {written?.contents}
        </AsWritten>
      </div>
      <CustomColors />
    </>
  );
}
