import { ELEMENT_IDS, type SiteData } from '../shared/contract.ts';
import { useStore } from './core/store.ts';
import type { PageState } from './router/page-state.ts';
import { Announcer } from './page/announcer.tsx';
import { AppBar } from './page/app-bar.tsx';
import { Drawer } from './drawer/drawer.tsx';
import { CustomColors } from './preferences/colors-status.tsx';
import { ProgressBar } from './page/progress-bar.tsx';
import { SponsorSlot } from './services/sponsor/sponsor-slot.tsx';
import { TableOfContents } from './page/table-of-contents.tsx';

interface AppProps {
  site: SiteData;
  state: PageState;
  /** Client-side navigation; on the server nothing calls it. */
  navigate: (href: string) => Promise<unknown> | void;
}

/** Everything around a page. Mounted once; `<main>` is its sibling and belongs to the document. */
export function App({ site, state, navigate }: AppProps) {
  const page = useStore(state.page);
  return (
    <>
      <a className="skip-link" href={`#${ELEMENT_IDS.main}`}>
        Skip to content
      </a>
      <ProgressBar state={state} />
      <AppBar site={site} page={page} navigate={navigate} />
      <Drawer site={site} state={state} />
      <div className="side-column" hidden={page.layout === 'home'}>
        {site.sponsors && (
          <SponsorSlot sponsors={site.sponsors} library={site.library.name} shown={page.sponsor} />
        )}
        {page.layout === 'docs' && <TableOfContents toc={page.toc} />}
      </div>
      <CustomColors />
      <Announcer state={state} />
    </>
  );
}
