import { BASE } from '../core/base.ts';
import type { SiteData } from '../../shared/contract.ts';
import { VersionMenu } from './version-menu.tsx';

/** The library's name and version, above the navigation. Only the server renders it. */
export function DrawerHeader({ site }: { site: SiteData }) {
  return (
    <>
      {/* What does not fit is cut at the end of the name's own direction. */}
      <a className="drawer-title" href={BASE} dir="auto">
        {site.library.name}
      </a>
      {site.library.version !== '' && <VersionMenu site={site} />}
    </>
  );
}
